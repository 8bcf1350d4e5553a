import { readPhone } from "@pkg/domain";
import { type SentCode, toSentCode } from "@pkg/web/features/phone-code/sent-code";
import { api, dataOf, fieldErrors, isApiError } from "@pkg/web/platform/api/api";

/** The fields of the guardian's step. */
export type GuardianValues = { name: string; phoneNumber: string; code: string };

/** Sends a code to the guardian's phone, without an account. @throws CallError */
export async function sendCode(phoneNumber: string): Promise<SentCode> {
  const body = { phoneNumber: readPhone(phoneNumber) };
  return toSentCode(await dataOf(api().POST("/guardian-verifications", { body })));
}

/** Confirms the guardian's phone. @throws CallError */
export async function verifyCode(id: string, code: string): Promise<void> {
  await dataOf(api().POST("/guardian-verifications/{id}/verify", { params: { path: { id } }, body: { code } }));
}

/** A refusal at its field; null when it belongs to none. */
export function guardianRefusal(error: unknown): Partial<GuardianValues> | null {
  const [first] = fieldErrors(error);
  if (first && (first.path === "phoneNumber" || first.path === "code")) return { [first.path]: first.message };
  if (isApiError(error, "account", "SMS_TIME_EXCEED", "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED")) {
    return { code: error.message };
  }
  if (isApiError(error, "account", "CUSTOM_SMS_SEND_LIMIT_EXCEEDED")) return { phoneNumber: error.message };
  if (isApiError(error, "class", 42001, 42002)) return { phoneNumber: error.message };
  return isApiError(error) && error.status === 404 ? { code: "인증번호를 다시 받아 주세요." } : null;
}
