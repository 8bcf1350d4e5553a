import { readsOf } from "../../platform/api/query";

/** Of a read that other people change: again whenever it is shown, and every 30 s in case an event was missed. */
export const LIVE = { staleTime: 0, refetchInterval: 30_000 };

/** All reads that may change when something of a match or a lesson does. */
export const MATCH_READS = readsOf(
  "/lessons/matches",
  "/users/me/services",
  "/users/me/open-tasks",
  "/lessons/upcoming",
  "/lessons/messages/unread",
  "/lessons/{lessonId}/alternatives",
  "/tutors/me/proposals",
  "/tutors/me/classes",
  "/tutors/me/earnings",
);
