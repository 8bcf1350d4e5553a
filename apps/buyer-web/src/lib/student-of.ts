import { gradeLabel } from "@pkg/domain";
import { switchedStudent } from "@pkg/web/platform/session/switched-student";
import type { Me, MyStudent } from "./me";

/** The student of a draft: the chosen one, else the account's selected one, else its first; null without any. */
export function studentOf(me: Pick<Me, "id" | "students">, studentId: string | null | undefined): MyStudent | null {
  const find = (wanted: string | null | undefined) => me.students.find(({ id }) => id === wanted);
  return find(studentId) ?? find(switchedStudent(me.id)) ?? me.students[0] ?? null;
}

/** "김하준 · 중2"; only the name while the grade is unknown. */
export function studentTitle({ name, grade }: Pick<MyStudent, "name" | "grade">): string {
  return grade === null ? name : `${name} · ${gradeLabel(grade, "short")}`;
}
