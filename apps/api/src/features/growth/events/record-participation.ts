import { eventAnswerProblems } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace } from "../../../lib/http/pace.ts";
import { findEvent, hasConfirmed, insertEventLog, stateOf } from "./repository.ts";
import type { NewParticipation } from "./schemas.ts";
import { isChangeKey, toChangeKey, toParticipationKey } from "./to-participation-key.ts";

const PER_ADDRESS = { name: "event-address", burst: 300, everySeconds: 2 };
/** The phone is not proved here: a stranger who writes it down may slow its owner, and not stop them. */
const PER_PHONE = { name: "event-phone", burst: 20, everySeconds: 10 };

const KEPT =
  "이 번호로 이미 참여했어요. 적어 둔 내용은 그대로예요. 참여했던 기기나 이 번호를 확인한 계정에서 바꿀 수 있어요.";

/**
 * Takes part in an event, or changes what was entered before with the same phone number, when the device that entered
 * it asks, or an account that has confirmed the number. The store is asked outside any transaction; that an account
 * took part is logged afterwards, without what they entered.
 * @throws ApiError 404 class 20001; 409 class 50004 after its end; 400 class 10001 with fields; 429 class 10001; 409 class
 * EVENT_ALREADY_PARTICIPATED when this was a change, which is stored then, or, with reason KEPT, when it was not
 */
export async function recordParticipation(
  ctx: Ctx<"visitor">,
  slug: string,
  { phoneNumber, marketingAgreement, extraData, changeKey = "" }: NewParticipation,
): Promise<{ status: "participated"; changeKey: string }> {
  const event = await findEvent(ctx.db, slug);
  if (!event) throw refuse.notFound();
  if (stateOf(event) !== "OPEN") throw refuse.notNow("끝난 이벤트예요. 다른 이벤트를 보여 드릴게요.");
  const fields = Object.entries(eventAnswerProblems(event.questions, extraData ?? {})).map(([key, message]) => ({
    path: `extraData.${key}`,
    message,
  }));
  if (fields.length > 0) throw refuse.invalidInput({ fields });
  await keepPace(ctx, PER_ADDRESS, ctx.actor.address, refuse.tooManyReports);
  await keepPace(ctx, PER_PHONE, phoneNumber, refuse.tooManyReports);
  const { userId } = ctx.actor;
  const input = { phoneNumber, marketingAgreement, userId, ...(extraData && { extraData }) };
  const key = toParticipationKey(ctx.config.authSecret, slug, phoneNumber);
  const ownKey = toChangeKey(ctx.config.authSecret, key);
  const mayChange = isChangeKey(changeKey, ownKey) || (await hasConfirmed(ctx.db, userId, phoneNumber));
  const saved = await ctx.participations.save({ event: slug, key }, input, { now: event.now, mayChange });
  if (saved === "KEPT") throw refuse.alreadyParticipated({ reason: "KEPT", message: KEPT });
  await insertEventLog(ctx.db, { slug, kind: "PARTICIPATED", userId });
  if (saved === "UPDATED") throw refuse.alreadyParticipated({ changeKey: ownKey });
  return { status: "participated", changeKey: ownKey };
}
