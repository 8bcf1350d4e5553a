import { MessageNotSent } from "../../adapters/messages/port.ts";
import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import { ApiError } from "../../lib/errors.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { countSend, type PhoneSend, takeSendBack } from "./count-send.ts";
import {
  deleteVerification,
  findRecentSend,
  insertVerification,
  isVerifiedByAnother,
  lockPhone,
} from "./repository.ts";
import type { PhoneVerificationWire } from "./schemas.ts";

const LIFE_SECONDS = 3 * 60;
const RESEND_SECONDS = 30;

/**
 * Sends a six-digit code that holds for three minutes (product §4). It goes through the outbox, delivered at once.
 * @throws ApiError 409 class 42003 when another account has verified the number; 429 CUSTOM_SMS_SEND_LIMIT_EXCEEDED before
 *   30 s are over or after 5 codes a day, 42002 for other limits, each with `opensAt`; 502 class 42001 when it was not sent.
 */
export async function sendPhoneCode(deps: AppDeps, request: PhoneSend): Promise<PhoneVerificationWire> {
  const { phoneNumber, userId } = request;
  await countProbe(deps, userId);
  const { verification, sendsLeft } = await deps.db.transaction(async (tx) => {
    await lockPhone(tx, phoneNumber);
    if (await isVerifiedByAnother(tx, userId, phoneNumber)) throw new ApiError(409, "class", 42003);
    await refuseHaste(tx, phoneNumber);
    const left = await countSend({ ...deps, db: tx }, request);
    const created = await insertVerification(tx, userId, phoneNumber, LIFE_SECONDS);
    // No phone number and no code in the payload: the handler finds the one and computes the other.
    await deps.outbox.add(tx, { topic: "sms.phone-code", key: keyOf(created.id), payload: { id: created.id } });
    return { verification: created, sendsLeft: left };
  });
  await deliver(deps, request, verification.id);
  const { id, expiresAt, createdAt } = verification;
  return { id, phoneNumber, expiresAt, resendAt: after(createdAt, RESEND_SECONDS), sendsLeft };
}

/** Whether a number is somebody's is an answer as well: asking is counted before it, and a refusal takes nothing back. */
const PROBES_PER_DAY = { name: "phone-probe", max: 20, windowSeconds: 24 * 60 * 60 };

async function countProbe(deps: AppDeps, userId: string): Promise<void> {
  const { allowed, resetsAt } = await countUse(deps, PROBES_PER_DAY, userId);
  if (!allowed) throw new ApiError(429, "class", 42002, { opensAt: resetsAt.toISOString() });
}

const keyOf = (id: string): string => `sms.phone-code:${id}`;
const after = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

async function refuseHaste(tx: Queryable, phoneNumber: string): Promise<void> {
  const last = await findRecentSend(tx, phoneNumber, RESEND_SECONDS);
  if (!last) return;
  const opensAt = after(last, RESEND_SECONDS).toISOString();
  throw new ApiError(429, "account", "CUSTOM_SMS_SEND_LIMIT_EXCEEDED", { opensAt });
}

async function deliver(deps: AppDeps, request: PhoneSend, id: string): Promise<void> {
  try {
    await deps.outbox.deliverNow(keyOf(id));
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    await deleteVerification(deps.db, id);
    await takeSendBack(deps, request);
    throw new ApiError(502, "class", 42001);
  }
}
