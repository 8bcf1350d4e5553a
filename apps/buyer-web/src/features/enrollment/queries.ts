import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ME, type Me, type MyStudent } from "@/lib/account/me";

type NewStudent = components["schemas"]["NewStudent"];
type StudentChange = components["schemas"]["StudentChange"];

/** Whom the account ordered for last, asked where there is a choice; null without one and when it can't be known. */
export function useLastChild(me: Pick<Me, "students"> | undefined) {
  const { data, isLoading } = $api.useQuery("get", "/lessons/orders/children", undefined, {
    enabled: me !== undefined && me.students.length > 1,
    meta: { isOptional: true },
  });
  return { lastChild: data ?? null, isLoading };
}

/** Adds a child to the account. */
export function useAddStudent() {
  const keep = useKeepStudent();
  return useMutation({
    mutationFn: (body: NewStudent) => dataOf(api().POST("/users/me/students", { body })),
    onSuccess: keep,
  });
}

/** Changes grade or school of a student. */
export function useChangeStudent() {
  const keep = useKeepStudent();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: StudentChange }) =>
      dataOf(api().PATCH("/users/me/students/{studentId}", { params: { path: { studentId: id } }, body: change })),
    onSuccess: keep,
  });
}

/** Adds the student to the cached user. */
function useKeepStudent() {
  const client = useQueryClient();
  return (student: MyStudent) => {
    client.setQueryData<Me>(ME.queryKey, (me) => {
      if (!me) return me;
      const others = me.students.filter(({ id }) => id !== student.id);
      const at = me.students.findIndex(({ id }) => id === student.id);
      return { ...me, students: at < 0 ? [...others, student] : others.toSpliced(at, 0, student) };
    });
  };
}
