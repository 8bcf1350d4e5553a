import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { forgetVoice } from "../screenings/forget-voice.ts";
import { forgetStudyProof } from "../study-proofs/forget-study-proof.ts";
import { getTutorApplicant } from "./get-tutor-applicant.ts";
import { lockDraft, moveApplicant } from "./repository.ts";
import type { TutorApplicantWire } from "./schemas.ts";

/**
 * Takes a sent application back before it is decided. Its voice sample and proof of studies go for good; the answers stay for the
 * next application. Withdrawing again answers the same.
 * @throws ApiError 404 class 20001 for no application of one's own; 409 account 20006 for a draft, or once it is decided
 */
export async function cancelTutorApplicant(
  { db, jobs, actor: { userId } }: Ctx<"account">,
  id: string,
): Promise<TutorApplicantWire> {
  return db.transaction(async (tx) => {
    await lockDraft(tx, userId, id);
    const { status } = await getTutorApplicant(tx, userId, id);
    if (status !== "WITHDRAWN") {
      if (!(await moveApplicant(tx, id, "WITHDRAWN"))) {
        throw refuse.stateConflict({ message: "결정이 난 지원서는 취소할 수 없어요.", reason: "DECIDED" });
      }
      await forgetStudyProof(tx, jobs, { applicantId: id });
      await forgetVoice(tx, jobs, id);
    }
    return getTutorApplicant(tx, userId, id);
  });
}
