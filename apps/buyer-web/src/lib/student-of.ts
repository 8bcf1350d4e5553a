import { gradeLabel } from "@pkg/domain";
import type { Me, MyStudent } from "./me";

/** The student a draft is for: the chosen one, else the only or first one of the account; null when there is none. */
export function studentOf(me: Pick<Me, "students">, studentId: string | null | undefined): MyStudent | null {
  return me.students.find(({ id }) => id === studentId) ?? me.students[0] ?? null;
}

/** "김하준 · 중2"; the name alone while the grade is not known. */
export function studentTitle({ name, grade }: Pick<MyStudent, "name" | "grade">): string {
  return grade === null ? name : `${name} · ${gradeLabel(grade, "short")}`;
}
