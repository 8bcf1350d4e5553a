import { type CatalogueLevel, catalogueLevelOf, Grade } from "@pkg/domain";
import { useSession } from "@pkg/web/platform/session/session-store";
import { useSwitchedStudent } from "@pkg/web/platform/session/switched-student";

/** The grades of the chosen student of who is logged in, or of all; empty for visitors. */
export function useKnownGrades(): Grade[] {
  const user = useSession((session) => session.user);
  const switched = useSwitchedStudent(user?.id ?? "");
  const meant = user?.students.filter(({ id }) => switched === null || id === switched) ?? [];
  return meant.flatMap(({ grade }) => grade ?? []);
}

/** The level of lessons that suits all of these grades; null when they differ, or none is known. */
export function levelOf(grades: readonly Grade[]): CatalogueLevel | null {
  const [level, ...others] = new Set(grades.map(catalogueLevelOf));
  return level && others.length === 0 ? level : null;
}

/** Whether lessons may be for an elementary student: one is among the grades, or none is known. */
export const mayBeElementary = (grades: readonly Grade[]): boolean =>
  grades.length === 0 || grades.some((grade) => grade < Grade.M1);
