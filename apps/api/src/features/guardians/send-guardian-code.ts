import type { AppDeps } from "../../deps.ts";
import type { PhoneSend } from "../phone-verifications/count-send.ts";
import { type CodeKind, sendCode } from "../phone-verifications/send-code.ts";
import { deleteVerification, findRecentSend, insertVerification } from "./repository.ts";
import type { GuardianVerificationWire } from "./schemas.ts";

const GUARDIAN_PHONE: CodeKind = {
  name: "sms.guardian-code",
  describe: (code) => `[나란] 보호자 인증번호 [${code}] 3분 안에 학생에게 알려 주세요.`,
  insertVerification,
  deleteVerification,
  findRecentSend,
};

/**
 * Sends a code to a guardian's phone. A number may belong to another account: a parent with an account of their own is the usual
 * case. The limits of the account's own phone count here too.
 * @throws ApiError as `sendCode`.
 */
export async function sendGuardianCode(deps: AppDeps, request: PhoneSend): Promise<GuardianVerificationWire> {
  return sendCode(deps, GUARDIAN_PHONE, request);
}
