import { eventAnswerProblems } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse } from "../../lib/http/rate-limit.ts";
import { findEvent, insertEventLog, stateOf } from "./repository.ts";
import type { NewParticipation } from "./schemas.ts";
import { toParticipationKey } from "./to-participation-key.ts";

const HOUR = 60 * 60;
const PER_ADDRESS = { name: "event-address", max: 60, windowSeconds: HOUR };
const PER_PHONE = { name: "event-phone", max: 20, windowSeconds: 24 * HOUR };

/**
 * Takes part in an event, or changes what was entered before with the same phone number. The store is asked outside any
 * transaction; that somebody took part is logged afterwards, without what they entered.
 * @throws ApiError 404 class 20001; 409 class 50004 after its end; 400 class 10001 with fields; 429 class 10001; 409 class
 * EVENT_ALREADY_PARTICIPATED when this was a change, which is stored then
 */
export async function recordParticipation(
  deps: AppDeps,
  slug: string,
  { phoneNumber, marketingAgreement, extraData }: NewParticipation,
  caller: { userId: string | null; address: string },
): Promise<{ status: "participated" }> {
  const event = await findEvent(deps.db, slug);
  if (!event) throw refuse.notFound();
  if (stateOf(event) !== "OPEN") throw refuse.notNow("끝난 이벤트예요. 다른 이벤트를 보여 드릴게요.");
  const fields = Object.entries(eventAnswerProblems(event.questions, extraData ?? {})).map(([key, message]) => ({
    path: `extraData.${key}`,
    message,
  }));
  if (fields.length > 0) throw refuse.invalidInput({ fields });
  for (const [limit, subject] of [
    [PER_ADDRESS, caller.address],
    [PER_PHONE, phoneNumber],
  ] as const) {
    const { allowed, resetsAt } = await countUse(deps, limit, subject);
    if (!allowed) throw refuse.tooManyReports({ opensAt: resetsAt.toISOString() });
  }
  const { userId } = caller;
  const input = { phoneNumber, marketingAgreement, userId, ...(extraData && { extraData }) };
  const key = toParticipationKey(deps.config.authSecret, slug, phoneNumber);
  const saved = await deps.participations.save(slug, key, input, event.now);
  await insertEventLog(deps.db, { slug, kind: "PARTICIPATED", userId });
  if (saved === "UPDATED") throw refuse.alreadyParticipated();
  return { status: "participated" };
}
