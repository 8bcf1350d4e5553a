import { gradeLabel } from "@pkg/domain";
import { switchedStudent } from "@pkg/web/platform/session/switched-student";
import type { Me, MyStudent } from "./me";

/** The student a draft is for: the chosen one, else the one that the account acts for, else its first; null without any. */
export function studentOf(me: Pick<Me, "id" | "students">, studentId: string | null | undefined): MyStudent | null {
  const find = (wanted: string | null | undefined) => me.students.find(({ id }) => id === wanted);
  return find(studentId) ?? find(switchedStudent(me.id)) ?? me.students[0] ?? null;
}

/** "김하준 · 중2"; the name alone while the grade is not known. */
export function studentTitle({ name, grade }: Pick<MyStudent, "name" | "grade">): string {
  return grade === null ? name : `${name} · ${gradeLabel(grade, "short")}`;
}
