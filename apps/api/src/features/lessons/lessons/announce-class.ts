import type { Queryable } from "../../../db/client.ts";
import { announceLive } from "../../../lib/live-events.ts";
import type { ClassRow } from "./repository.ts";

/** Tells the open pages of both sides that lessons have changed. */
export async function announceClass(
  tx: Queryable,
  { id, userId, tutorUserId }: Pick<ClassRow, "id" | "userId" | "tutorUserId">,
): Promise<void> {
  await announceLive(tx, { userId, matchId: id });
  if (tutorUserId) await announceLive(tx, { userId: tutorUserId, matchId: id });
}
