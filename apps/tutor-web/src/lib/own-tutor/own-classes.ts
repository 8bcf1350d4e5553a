import { LIVE } from "@pkg/web/features/matches/match-reads";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";

/** A student of the signed-in tutor, with the progress of their lessons. */
export type OwnClass = components["schemas"]["TutorClass"];

/** The current students of the signed-in tutor. */
export const useOwnClasses = () =>
  $api.useQuery("get", "/tutors/me/classes", undefined, {
    staleTime: LIVE.staleTime,
    select: ({ content }) => content,
  });

type Course = Pick<OwnClass, "counts" | "isOwn" | "endedAt">;

/**
 * Whether lessons are to come with this tutor: a class that is over stays listed for its history, one whose time ran out even
 * with lessons left, and one that somebody else teaches by now for its missing logs.
 */
export const isOngoing = ({ counts, isOwn, endedAt }: Course): boolean => isOwn && endedAt === null && counts.left > 0;

/** Whether a class has lessons and none is planned: the family still chooses the first day. */
export const awaitsFirstDay = (one: Course): boolean =>
  isOngoing(one) && one.counts.scheduled === 0 && one.counts.unscheduled > 0;

/** The number of lessons without a log. */
export const countLogsDue = (classes: readonly Pick<OwnClass, "logsDue">[]): number =>
  classes.reduce((sum, { logsDue }) => sum + logsDue, 0);
