import { refuse } from "../../lib/errors/refuse.ts";
import { countUse, type LimitStore, type RateLimit, takeUseBack } from "../../lib/http/rate-limit.ts";

const DAY = 24 * 60 * 60;
const PER_PHONE: RateLimit = { name: "sms-send-phone", max: 5, windowSeconds: DAY };
const PER_ACCOUNT: RateLimit = { name: "sms-send-account", max: 10, windowSeconds: DAY };
/** Of one address without a log-in: whoever has an account counts by it. */
const PER_VISITOR: RateLimit = { name: "sms-send-visitor", max: 50, windowSeconds: DAY };
const PER_ADDRESS: RateLimit = { name: "sms-send-address", max: 200, windowSeconds: DAY };

/** `User` is null for somebody who has no account yet. */
export interface PhoneSend<User extends string | null = string> {
  userId: User;
  phoneNumber: string;
  /** Where the request comes from. */
  address: string;
}

/**
 * Counts one code against today's limits (midnight in Seoul): 5 for a phone, 10 for an account or 50 for the visitors of an
 * address, 200 for an address.
 * @returns how many more codes this phone can get today
 * @throws ApiError 429 CUSTOM_SMS_SEND_LIMIT_EXCEEDED for the phone, class 42002 otherwise, with `opensAt`.
 */
export async function countSend(
  store: LimitStore,
  { userId, phoneNumber, address }: PhoneSend<string | null>,
): Promise<number> {
  const phone = await countUse(store, PER_PHONE, phoneNumber);
  if (!phone.allowed) {
    throw refuse.phoneCodeLimitReached({ opensAt: phone.resetsAt.toISOString() });
  }
  const account = await (userId === null
    ? countUse(store, PER_VISITOR, address)
    : countUse(store, PER_ACCOUNT, userId));
  const from = await countUse(store, PER_ADDRESS, address);
  if (!account.allowed || !from.allowed) throw refuse.messageLimitReached({ opensAt: from.resetsAt.toISOString() });
  return phone.left;
}

/** A code that the vendor did not take doesn't count, but for the address: numbers that fail could be tried for ever from it. */
export async function takeSendBack(
  store: LimitStore,
  { userId, phoneNumber }: PhoneSend<string | null>,
): Promise<void> {
  await takeUseBack(store, PER_PHONE, phoneNumber);
  if (userId !== null) await takeUseBack(store, PER_ACCOUNT, userId);
}
