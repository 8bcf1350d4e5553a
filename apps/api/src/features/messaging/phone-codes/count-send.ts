import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace, type Pace, type PaceStore, takePaceBack } from "../../../lib/http/pace.ts";
import { type LimitStore, type RateLimit, requireUse, takeUseBack } from "../../../lib/http/rate-limit.ts";

const DAY = 24 * 60 * 60;
/** Of one phone for one account, or for the visitors of one address: a stranger's codes never use up the owner's. */
const PER_REQUESTER: RateLimit = { name: "sms-send-requester", max: 5, windowSeconds: DAY };
/**
 * Of one phone for all accounts together, and for all visitors together: many cannot flood it, and make its owner
 * wait for an hour at most.
 */
const PER_PHONE: Pace = { name: "sms-send-phone", burst: 15, everySeconds: 3600 };
const PER_VISITED_PHONE: Pace = { name: "sms-send-visited-phone", burst: 5, everySeconds: 3600 };
const PER_ACCOUNT: RateLimit = { name: "sms-send-account", max: 10, windowSeconds: DAY };
const PER_ADDRESS: Pace = { name: "sms-send-address", burst: 100, everySeconds: 10 };
/** Of all visitors, and of all accounts: what codes may cost at most, from however many addresses. */
const OF_ALL: Pace = { name: "sms-send-all", burst: 1000, everySeconds: 2 };

/** `User` is null for somebody who has no account yet. */
export interface PhoneSend<User extends string | null = string> {
  userId: User;
  phoneNumber: string;
  /** Where the request comes from. */
  address: string;
}

/**
 * Counts one code against today's limits (midnight in Seoul) and the pace of its address.
 * @returns how many more codes this requester can get for the phone today
 * @throws ApiError 429 CUSTOM_SMS_SEND_LIMIT_EXCEEDED for the phone, class 42002 otherwise, with `opensAt`.
 */
export async function countSend(store: PaceStore, send: PhoneSend<string | null>): Promise<number> {
  const { userId, phoneNumber, address } = send;
  const requester = await requireUse(store, PER_REQUESTER, requesterOf(send), refuse.phoneCodeLimitReached);
  await keepPace(store, perPhone(send), phoneNumber, refuse.phoneCodeLimitReached);
  if (userId !== null) await requireUse(store, PER_ACCOUNT, userId, refuse.messageLimitReached);
  await keepPace(store, PER_ADDRESS, address, refuse.messageLimitReached);
  await keepPace(store, OF_ALL, userId === null ? "visitors" : "accounts", refuse.messageLimitReached);
  return requester.left;
}

/** A code that the vendor did not take doesn't count, but for the address: numbers that fail could be tried for ever from it. */
export async function takeSendBack(store: LimitStore, send: PhoneSend<string | null>): Promise<void> {
  await takeUseBack(store, PER_REQUESTER, requesterOf(send));
  await takePaceBack(store, perPhone(send), send.phoneNumber);
  if (send.userId !== null) await takeUseBack(store, PER_ACCOUNT, send.userId);
}

const requesterOf = ({ userId, phoneNumber, address }: PhoneSend<string | null>): string =>
  `${userId ?? `visitor ${address}`} ${phoneNumber}`;

const perPhone = ({ userId }: PhoneSend<string | null>): Pace => (userId === null ? PER_VISITED_PHONE : PER_PHONE);
