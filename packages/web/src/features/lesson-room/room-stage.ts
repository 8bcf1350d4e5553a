import type { LessonRoom } from "./room-queries";

export type RoomStage = "BEFORE" | "OPEN" | "OVER" | "CANCELED";

/** Where a lesson's room stands. */
export function roomStage({ status, opensAt, closesAt }: LessonRoom, now: Date): RoomStage {
  if (status === "CANCELED") return "CANCELED";
  if (now < new Date(opensAt)) return "BEFORE";
  return status === "ABSENT" || now >= new Date(closesAt) ? "OVER" : "OPEN";
}
