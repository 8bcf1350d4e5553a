import { catalogueLevelOf, gradeLabel, type SchoolLevel } from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";
import { switchedStudent } from "@pkg/web/platform/session/switched-student";
import type { Me, MyStudent } from "../account/me";

export type LastChild = components["schemas"]["LastChild"];

/**
 * The student of a draft: the chosen one, else the account's selected one, else the child whom it ordered for last, else its
 * first; null without any. Without a choice a child at the course's `level` comes before the others.
 */
export function studentOf(
  me: Pick<Me, "id" | "students">,
  studentId: string | null | undefined,
  last: LastChild | null = null,
  level: SchoolLevel | null = null,
): MyStudent | null {
  const find = (wanted: string | null | undefined) => me.students.find(({ id }) => id === wanted);
  const atLevel = me.students.filter(({ grade }) => grade !== null && catalogueLevelOf(grade) === level);
  const likely = atLevel.length > 0 ? atLevel : me.students;
  return find(studentId) ?? find(switchedStudent(me.id)) ?? childOf(likely, last) ?? likely[0] ?? null;
}

/** The child of an order, as it was named there. */
function childOf(students: readonly MyStudent[], last: LastChild | null): MyStudent | undefined {
  if (!last?.childName) return undefined;
  return students.find(
    ({ isSelf, name, phoneNumber }) => !isSelf && name === last.childName && phoneNumber === last.childPhoneNumber,
  );
}

/** "김하준 · 중2"; only the name while the grade is unknown. */
export function studentTitle({ name, grade }: Pick<MyStudent, "name" | "grade">): string {
  return grade === null ? name : `${name} · ${gradeLabel(grade, "short")}`;
}
