import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { checkVersion } from "../../../../lib/requests/version.ts";
import { forgetStudyProof } from "../../study-proofs/forget-study-proof.ts";
import { findSentProof } from "../../study-proofs/repository.ts";
import { updateTutor } from "../repository.ts";
import { changeTutor } from "./change-tutor.ts";

/**
 * Notes whether a tutor's answer about the basis (`TEACHING_BASES`) agrees with its proof, which staff compared. It needs both,
 * like the acceptance of an applicant. A job removes the file. Recorded with the reason, and the tutor is told; a proof that does
 * not agree has to be sent again.
 * @param ifMatch the `createdAt` of the proof that staff saw: the tutor may have sent another since
 * @throws ApiError 404 class 20001; 409 account 20006 when it is noted already (reason CHECKED), without an answer (UNANSWERED),
 *   without a proof (UNPROVED), or with another one (CHANGED_MEANWHILE)
 */
export async function recordBasisCheck(
  ctx: Ctx<"staff">,
  { id, agrees, reason }: { id: string; agrees: boolean; reason: string },
  ifMatch?: string,
): Promise<void> {
  await changeTutor(ctx, id, async (tx, tutor) => {
    const owner = { tutorId: tutor.id };
    if (tutor.basisCheckedAt) throw refuse.stateConflict({ message: "이미 확인한 선생님이에요.", reason: "CHECKED" });
    if (!tutor.teachingBasis)
      throw refuse.stateConflict({ message: "선생님이 아직 답하지 않았어요.", reason: "UNANSWERED" });
    const proof = await findSentProof(tx, owner);
    if (!proof) throw refuse.stateConflict({ message: "선생님이 아직 서류를 올리지 않았어요.", reason: "UNPROVED" });
    checkVersion(ifMatch, proof.createdAt);
    await updateTutor(
      tx,
      tutor.id,
      agrees
        ? { basisCheckedAt: ctx.now, basisCheckedBy: ctx.actor.userId }
        : { proofReturnedAt: ctx.now, proofReturnReason: reason },
    );
    await forgetStudyProof(tx, ctx.jobs, owner);
    await recordAct(tx, ctx.actor, {
      action: agrees ? "tutor.basis-checked" : "tutor.proof-returned",
      targetId: String(tutor.id),
      detail: { reason },
    });
    const text = agrees
      ? "올려 주신 재학·과외 신고 서류를 확인했어요. 파일은 지웠어요."
      : `올려 주신 재학·과외 신고 서류를 확인하지 못했어요. 이유: ${reason} 파일은 지웠으니 다시 올려 주세요. ${ctx.config.tutorOrigin}/profile`;
    return { about: "basis", text: `[나란] ${text}` };
  });
}
