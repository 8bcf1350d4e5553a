import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { handlePulse } from "./repository.ts";

/**
 * Notes what staff did for a family that is not content; the tutor sees neither.
 * @throws ApiError 404 class 20001 without such an answer; 409 account 20006 when it is closed already
 */
export async function closePulse(
  { db, actor }: Ctx<"staff">,
  { matchId, tutorId, note }: { matchId: string; tutorId: string; note: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const wasOpen = /^\d{1,9}$/.test(tutorId)
      ? await handlePulse(tx, { matchId, tutorId: Number(tutorId), note })
      : undefined;
    if (wasOpen === undefined) throw refuse.notFound();
    if (!wasOpen) throw refuse.stateConflict({ message: "다른 운영자가 먼저 챙겼어요.", reason: "HANDLED" });
    await recordAct(tx, actor, { action: "pulse.closed", targetId: matchId });
  });
}
