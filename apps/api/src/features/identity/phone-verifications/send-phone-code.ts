import { PHONE_CODE_MINUTES } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { requireUse } from "../../../lib/http/rate-limit.ts";
import type { PhoneSend } from "../../messaging/phone-codes/count-send.ts";
import { type CodeKind, sendCode } from "../../messaging/phone-codes/send-code.ts";
import { findGuardian } from "../../people/guardians/repository.ts";
import { isVerifiedByAnother, phoneCodes } from "./repository.ts";
import type { PhoneVerificationWire } from "./schemas.ts";

/**
 * The message with a code for the reader's own phone. The last line binds the code to the page that asked (WICG,
 * origin-bound one-time codes).
 */
export const describeCode = (code: string, origin: string): string =>
  `[나란] 인증번호 [${code}] ${PHONE_CODE_MINUTES}분 안에 입력해 주세요.\n@${new URL(origin).hostname} #${code}`;

const OWN_PHONE: CodeKind = {
  ...phoneCodes,
  name: "sms.phone-code",
  describe: (code, { accountOrigin }) => describeCode(code, accountOrigin),
  async refusePhone(tx, { userId, phoneNumber }) {
    if (await isVerifiedByAnother(tx, userId, phoneNumber)) throw refuse.phoneNumberTaken();
    if ((await findGuardian(tx, userId))?.phoneNumber !== phoneNumber) return;
    const message = "보호자와 다른 번호를 적어 주세요. 내 휴대폰이 없으면 보호자가 가입해서 신청할 수 있어요.";
    throw refuse.invalidUser({ fields: [{ path: "phoneNumber", message }] });
  },
};

/**
 * Sends a code to the number that shall be the account's own.
 * @throws ApiError 409 class 42003 when another account has verified the number; 400 for the guardian's; 429 class 42002 after 20 questions a day;
 *   else as `sendCode`.
 */
export async function sendPhoneCode(
  ctx: Ctx<"account">,
  request: Omit<PhoneSend, "userId">,
): Promise<PhoneVerificationWire> {
  const { userId } = ctx.actor;
  await requireUse(ctx, PROBES_PER_DAY, userId, refuse.messageLimitReached);
  return sendCode(ctx, OWN_PHONE, { ...request, userId });
}

/** Whether a number is somebody's is an answer as well: asking is counted before it, and a refusal takes nothing back. */
const PROBES_PER_DAY = { name: "phone-probe", max: 20, windowSeconds: 24 * 60 * 60 };
