import { formatKoreanWait, PHONE_CODE_MINUTES } from "@pkg/domain";
import { MessageNotSent } from "../../../adapters/messages/port.ts";
import type { Queryable } from "../../../db/client.ts";
import { lockPhone } from "../../../db/phone-codes.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { sendNotice } from "../notification-settings/send-notice.ts";
import { computeCode } from "./compute-code.ts";
import { countSend, type PhoneSend, takeSendBack } from "./count-send.ts";
import type { SentCode } from "./schemas.ts";

const LIFE_SECONDS = PHONE_CODE_MINUTES * 60;
const RESEND_SECONDS = 30;

/** What codes of one kind are kept in, and how they are worded. */
export interface CodeKind<User extends string | null = string> {
  /** The first part of the message's key at the vendor. */
  name: "sms.phone-code" | "sms.guardian-code";
  describe(code: string, config: Ctx["config"]): string;
  insertVerification(
    tx: Queryable,
    userId: User,
    phoneNumber: string,
    lifeSeconds: number,
  ): Promise<{ id: string; expiresAt: Date; createdAt: Date }>;
  deleteVerification(db: Queryable, id: string): Promise<void>;
  findRecentSend(tx: Queryable, to: { userId: User; phoneNumber: string }, seconds: number): Promise<Date | undefined>;
  /** Throws for a number that must get no code of this kind. */
  refusePhone?(tx: Queryable, request: PhoneSend<User>): Promise<void>;
}

/**
 * Sends a six-digit code that holds for three minutes. It is sent within the request, so that the caller learns of a failure,
 * and never later; the code is computed and stored nowhere.
 * @throws ApiError 429 CUSTOM_SMS_SEND_LIMIT_EXCEEDED before 30 s are over or as `countSend`, each with `opensAt`; 502 class 42001 when it was not sent; what `kind.refusePhone` throws.
 */
export async function sendCode<User extends string | null>(
  ctx: Ctx,
  kind: CodeKind<User>,
  request: PhoneSend<User>,
): Promise<SentCode> {
  const { phoneNumber, userId } = request;
  const { verification, sendsLeft } = await ctx.db.transaction(async (tx) => {
    await lockPhone(tx, phoneNumber);
    await kind.refusePhone?.(tx, request);
    await refuseHaste(tx, kind, request);
    const left = await countSend({ ...ctx, db: tx }, request);
    const created = await kind.insertVerification(tx, userId, phoneNumber, LIFE_SECONDS);
    return { verification: created, sendsLeft: left };
  });
  const { id, expiresAt, createdAt } = verification;
  try {
    const text = kind.describe(computeCode(ctx.config.authSecret, id), ctx.config);
    await sendNotice(ctx, { key: `${kind.name}:${id}`, kind: "SECURITY", userId, to: phoneNumber, text });
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    await kind.deleteVerification(ctx.db, id);
    await takeSendBack(ctx, request);
    throw refuse.messageNotSent();
  }
  return { id, phoneNumber, expiresAt, resendAt: after(createdAt, RESEND_SECONDS), sendsLeft };
}

const after = (time: Date, seconds: number): Date => new Date(time.getTime() + seconds * 1000);

async function refuseHaste<User extends string | null>(
  tx: Queryable,
  kind: CodeKind<User>,
  request: PhoneSend<User>,
): Promise<void> {
  const last = await kind.findRecentSend(tx, request, RESEND_SECONDS);
  if (!last) return;
  const opensAt = after(last, RESEND_SECONDS);
  const wait = formatKoreanWait(opensAt.getTime() - Date.now());
  const message = `${wait} 뒤에 다시 받아 주세요. 조금 전에 인증번호를 보냈어요.`;
  throw refuse.phoneCodeLimitReached({ message, opensAt: opensAt.toISOString() });
}
