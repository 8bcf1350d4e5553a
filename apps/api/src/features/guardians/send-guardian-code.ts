import { MessageNotSent } from "../../adapters/messages/port.ts";
import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import { ApiError } from "../../lib/errors.ts";
import { countSend, type PhoneSend, takeSendBack } from "../phone-verifications/count-send.ts";
import { deleteVerification, findRecentSend, insertVerification, lockPhone } from "./repository.ts";
import type { GuardianVerificationWire } from "./schemas.ts";

const LIFE_SECONDS = 3 * 60;
const RESEND_SECONDS = 30;

/**
 * Sends a six-digit code to a guardian's phone. A number may belong to another account: a parent with an account of their own
 * is the usual case. The limits of the account's own phone count here too.
 * @throws ApiError 429 CUSTOM_SMS_SEND_LIMIT_EXCEEDED or class 42002 with `opensAt`; 502 class 42001 when it was not sent.
 */
export async function sendGuardianCode(deps: AppDeps, request: PhoneSend): Promise<GuardianVerificationWire> {
  const { phoneNumber, userId } = request;
  const { verification, sendsLeft } = await deps.db.transaction(async (tx) => {
    await lockPhone(tx, phoneNumber);
    await refuseHaste(tx, phoneNumber);
    const left = await countSend({ ...deps, db: tx }, request);
    const created = await insertVerification(tx, userId, phoneNumber, LIFE_SECONDS);
    await deps.outbox.add(tx, { topic: "sms.guardian-code", key: keyOf(created.id), payload: { id: created.id } });
    return { verification: created, sendsLeft: left };
  });
  await deliver(deps, request, verification.id);
  const { id, expiresAt, createdAt } = verification;
  return { id, phoneNumber, expiresAt, resendAt: after(createdAt, RESEND_SECONDS), sendsLeft };
}

const keyOf = (id: string): string => `sms.guardian-code:${id}`;
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
