import { isClassOver } from "@pkg/domain";
import { LIVE } from "@pkg/web/features/matches/match-reads";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";

/** A student of the signed-in tutor, with the progress of their lessons. */
export type OwnClass = components["schemas"]["TutorClass"];

/** The current students of the signed-in tutor. */
export const useOwnClasses = () =>
  $api.useQuery("get", "/tutors/me/classes", undefined, {
    ...LIVE,
    select: ({ content }) => content,
  });

type Course = Pick<OwnClass, "stage" | "isOwn">;

/**
 * Whether a class goes on with this tutor: one that is over or rests stays listed for its history, and one that
 * somebody else teaches by now for its missing logs.
 */
export const isOngoing = (one: Course): boolean => one.isOwn && (one.stage === "RUNNING" || one.stage === "UNPLANNED");

/** Whether a class has lessons and none is planned: the family still chooses the first day. */
export const awaitsFirstDay = ({ isOwn, stage }: Course): boolean => isOwn && stage === "UNPLANNED";

/** How many students these classes have: one with two classes is one student. */
export const countStudents = (classes: readonly Pick<OwnClass, "studentId">[]): number =>
  new Set(classes.map(({ studentId }) => studentId)).size;

/** Whom a tutor teaches now; a student with two classes takes two of the places. */
export function useTaughtText(places: number): string {
  const students = countStudents((useOwnClasses().data ?? []).filter((one) => !isClassEnded(one)));
  if (places === 0) return "지금 맡은 수업이 없어요.";
  return students > 0 && students < places
    ? `지금 학생 ${students}명의 수업 ${places}개를 맡고 있어요.`
    : `지금 수업 ${places}개를 맡고 있어요.`;
}

/** The number of lessons without a log. */
export const countLogsDue = (classes: readonly Pick<OwnClass, "logsDue">[]): number =>
  classes.reduce((sum, { logsDue }) => sum + logsDue, 0);

/** Whether a class goes on without this tutor, or not at all: its lessons that are left are none of theirs. */
export const isClassEnded = ({ isOwn, stage }: Course): boolean => !isOwn || isClassOver(stage);
