import { $api } from "@pkg/web/platform/api/query";
import { useQueryClient } from "@tanstack/react-query";
import { ME, type Me, type MyStudent } from "@/lib/account/me";

/** Whom the account ordered for last, asked where there is a choice; null without one and when it can't be known. */
export function useLastChild(me: Pick<Me, "students"> | undefined) {
  const { data, isLoading } = $api.useQuery("get", "/lessons/orders/children", undefined, {
    enabled: me !== undefined && me.students.length > 1,
    meta: { isOptional: true },
  });
  return { lastChild: data ?? null, isLoading };
}

/** Adds a child to the account. */
export const useAddStudent = () => $api.useMutation("post", "/users/me/students", { onSuccess: useKeepStudent() });

/** Changes grade or school of a student. */
export const useChangeStudent = () =>
  $api.useMutation("patch", "/users/me/students/{studentId}", { onSuccess: useKeepStudent() });

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
