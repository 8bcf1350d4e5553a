import type { ParsedSchoolLevel } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ME_KEY, type Me, type MyStudent } from "@/lib/me";

export type School = components["schemas"]["School"];
type NewStudent = components["schemas"]["NewStudent"];
type StudentChange = components["schemas"]["StudentChange"];

/** Schools by a part of their name, at least two letters (spec §7); of one level when it is known. */
export function useSchools(words: string, level: ParsedSchoolLevel | null) {
  const school = words.trim();
  const schoolLevel = level === "MIDDLE_AND_HIGH" ? null : level;
  return useQuery({
    queryKey: ["schools", school, schoolLevel],
    queryFn: async () => {
      const query = { school, ...(schoolLevel ? { schoolLevel } : {}) };
      return (await dataOf(api().GET("/schools", { params: { query } }))).content;
    },
    enabled: school.length >= 2,
  });
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

/** Puts the student into the signed-in user that is already loaded. */
function useKeepStudent() {
  const client = useQueryClient();
  return (student: MyStudent) => {
    client.setQueryData<Me>(ME_KEY, (me) => {
      if (!me) return me;
      const others = me.students.filter(({ id }) => id !== student.id);
      const at = me.students.findIndex(({ id }) => id === student.id);
      return { ...me, students: at < 0 ? [...others, student] : others.toSpliced(at, 0, student) };
    });
  };
}
