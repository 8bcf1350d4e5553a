import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { ListeningLink } from "../../screenings/schemas.ts";
import { signUrl } from "../../screenings/sign-url.ts";
import { shownProofPath } from "../open-proof.ts";
import { findSentProof } from "../repository.ts";

/** Long enough to open it, too short to keep. */
const LIFE_SECONDS = 5 * 60;

/**
 * A short-lived link to what proves an applicant's studies, for staff; who asked is recorded.
 * @throws ApiError 404 class 20001, also after the decision
 */
export async function issueProofLink(
  { db, config, actor: { userId, requestId } }: Ctx<"staff">,
  applicantId: string,
): Promise<ListeningLink> {
  if (!(await findSentProof(db, applicantId))) throw refuse.notFound();
  await recordAct(db, { action: "study-proof.viewed", actorId: userId, targetId: applicantId, requestId });
  const expires = Math.floor((await readClock(db)).getTime() / 1000) + LIFE_SECONDS;
  const path = shownProofPath(applicantId);
  const signature = signUrl(config.authSecret, { method: "GET", path, expires });
  const query = new URLSearchParams({ expires: String(expires), signature });
  return { url: `${config.tutorOrigin}${path}?${query}`, expiresAt: new Date(expires * 1000) };
}
