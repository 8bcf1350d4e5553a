import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { audioPath } from "../open-audio.ts";
import { findSentScreening } from "../repository.ts";
import type { ListeningLink } from "../schemas.ts";
import { signUrl } from "../sign-url.ts";

/** As long as one hears it and once again. */
const LIFE_SECONDS = 10 * 60;

/**
 * A short-lived link to an application's voice sample, for staff; who asked is recorded.
 * @throws ApiError 404 class 20001
 */
export async function issueListeningLink(
  { db, config, actor }: Ctx<"staff">,
  applicantId: string,
): Promise<ListeningLink> {
  if (!(await findSentScreening(db, applicantId))) throw refuse.notFound();
  await recordAct(db, actor, { action: "tutor-screening.listened", targetId: applicantId });
  const expires = Math.floor((await readClock(db)).getTime() / 1000) + LIFE_SECONDS;
  const path = audioPath(applicantId);
  const signature = signUrl(config.authSecret, { method: "GET", path, expires });
  const query = new URLSearchParams({ expires: String(expires), signature });
  return { url: `${config.tutorOrigin}${path}?${query}`, expiresAt: new Date(expires * 1000) };
}
