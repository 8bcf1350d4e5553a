import { readsOf } from "../../platform/api/query";

/** All reads that may change when something of a match or a lesson does. */
export const MATCH_READS = readsOf(
  "/lessons/matches",
  "/lessons/upcoming",
  "/lessons/messages/unread",
  "/lessons/{lessonId}/alternatives",
  "/tutors/me/proposals",
  "/tutors/me/classes",
  "/tutors/me/earnings",
);
