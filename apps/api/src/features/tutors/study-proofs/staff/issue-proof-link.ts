import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { ListeningLink } from "../../screenings/schemas.ts";
import { signUrl } from "../../screenings/sign-url.ts";
import { shownProofPath } from "../open-proof.ts";
import { findSentProof, type ProofOwner } from "../repository.ts";

/** Long enough to open it, too short to keep. */
const LIFE_SECONDS = 5 * 60;

/**
 * A short-lived link for staff to the proof of an applicant or a tutor; who asked is recorded.
 * @throws ApiError 404 class 20001, also after the decision or the check
 */
export async function issueProofLink({ db, config, actor }: Ctx<"staff">, owner: ProofOwner): Promise<ListeningLink> {
  const proof = await findSentProof(db, owner);
  if (!proof) throw refuse.notFound();
  const act =
    "tutorId" in owner
      ? ({ action: "tutor.proof-viewed", targetId: String(owner.tutorId) } as const)
      : ({ action: "study-proof.viewed", targetId: owner.applicantId } as const);
  await recordAct(db, actor, act);
  const expires = Math.floor((await readClock(db)).getTime() / 1000) + LIFE_SECONDS;
  const path = shownProofPath(proof.id);
  const signature = signUrl(config.authSecret, { method: "GET", path, expires });
  const query = new URLSearchParams({ expires: String(expires), signature });
  return { url: `${config.tutorOrigin}${path}?${query}`, expiresAt: new Date(expires * 1000) };
}
