import { guardianDuty, PHONE_CODE_MINUTES } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import type { PhoneSend } from "../../messaging/phone-codes/count-send.ts";
import { type CodeKind, sendCode } from "../../messaging/phone-codes/send-code.ts";
import { refuseOwnPhone } from "./describe-refusals.ts";
import { findOwner, guardianCodes } from "./repository.ts";
import type { GuardianVerificationWire } from "./schemas.ts";

const GUARDIAN_PHONE: Omit<CodeKind<string | null>, "describe"> = {
  ...guardianCodes,
  name: "sms.guardian-code",
  async refusePhone(tx, { userId, phoneNumber }) {
    if (userId !== null && (await findOwner(tx, userId))?.phoneNumber === phoneNumber) throw refuseOwnPhone();
  },
};

/** Before there is an account the message says what the code is given for: the guardian's consent. */
const NEW_CHILDS_GUARDIAN: CodeKind<null> = {
  ...GUARDIAN_PHONE,
  describe: (code) =>
    `[나란] 만 14세 미만 자녀의 가입에 동의하시면 ${PHONE_CODE_MINUTES}분 안에 인증번호를 입력해 주세요. 인증번호 [${code}]`,
};

/**
 * Sends a code to a guardian's phone. A number may belong to another account: a parent with an account of their own is the usual
 * case. The limits of the account's own phone count here too.
 * @throws ApiError 400 at `phoneNumber` for the account's own; else as `sendCode`.
 */
export async function sendGuardianCode(
  ctx: Ctx<"account">,
  request: Omit<PhoneSend, "userId">,
): Promise<GuardianVerificationWire> {
  const { userId } = ctx.actor;
  const owner = await findOwner(ctx.db, userId);
  const what = owner && guardianDuty(owner, ctx.now) !== "CONSENT" ? "결제 소식을 받을" : "수업에 동의할";
  const describe = (code: string) =>
    `[나란] ${owner?.name ?? "자녀"} 학생이 ${what} 보호자로 이 번호를 적었어요. ` +
    `맞으면 ${PHONE_CODE_MINUTES}분 안에 학생에게 인증번호를 알려 주세요. 인증번호 [${code}]`;
  return sendCode(ctx, { ...GUARDIAN_PHONE, describe }, { ...request, userId });
}

/**
 * Sends a code to the guardian of a child who is signing up and has no account yet.
 * @throws ApiError as `sendCode`
 */
export async function sendVisitorGuardianCode(
  ctx: Ctx,
  request: Omit<PhoneSend<null>, "userId">,
): Promise<GuardianVerificationWire> {
  return sendCode(ctx, NEW_CHILDS_GUARDIAN, { ...request, userId: null });
}
