import { mobilePhoneProblem, nameProblem, phoneCodeProblem } from "@pkg/domain";
import { type SentCode, toSentCode } from "@pkg/web/features/phone-code/sent-code";
import { api, dataOf, fieldErrors, isApiError } from "@pkg/web/platform/api/api";
import type { Guardian } from "@/lib/account/guardian";

/** Form values; `code` is valid only for the phone that it was sent to. */
export type GuardianValues = { name: string; phoneNumber: string; code: string; guardianConsent: boolean };
export type GuardianErrors = Partial<Record<keyof GuardianValues, string>>;

/** A new phone needs its code; the stored one is confirmed. */
export function guardianProblems(
  values: GuardianValues,
  base: Guardian | null,
  sent: SentCode | null,
  isUnder14: boolean,
): GuardianErrors {
  const errors: GuardianErrors = {};
  const name = nameProblem(values.name);
  const phone = mobilePhoneProblem(values.phoneNumber);
  const code = phoneCodeProblem(values.code);
  if (name) errors.name = name;
  if (phone) errors.phoneNumber = phone;
  else if (values.phoneNumber !== base?.phoneNumber) {
    if (sent?.phoneNumber !== values.phoneNumber) errors.phoneNumber = "인증번호를 받아 주세요.";
    else if (code) errors.code = code;
  }
  if (!base && isUnder14 && !values.guardianConsent) errors.guardianConsent = "보호자가 동의해 주세요.";
  return errors;
}

/** Sends a code to a number. @throws CallError */
export async function askForCode(phoneNumber: string): Promise<SentCode> {
  return toSentCode(await dataOf(api().POST("/users/me/guardian/verifications", { body: { phoneNumber } })));
}

/** Adds the guardian, or updates them with the loaded version (optimistic lock). */
export function sendGuardian(
  values: GuardianValues,
  base: Guardian | null,
  sent: SentCode | null,
  version: string,
): Promise<Guardian> {
  const name = values.name.trim();
  const proof = { verificationId: sent?.id ?? "", code: values.code };
  if (!base)
    return dataOf(
      api().POST("/users/me/guardian", {
        body: { name, ...proof, ...(values.guardianConsent ? { guardianConsent: true } : {}) },
      }),
    );
  const body = values.phoneNumber === base.phoneNumber ? { name } : { name, ...proof };
  return dataOf(api().PATCH("/users/me/guardian", { body, params: { header: { "if-match": version } } }));
}

/** Maps a refusal to field errors; null when it belongs to no field. */
export function guardianRefusal(error: unknown): GuardianErrors | null {
  if (isApiError(error, "account", "SMS_TIME_EXCEED", "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED"))
    return { code: error.message };
  if (isApiError(error, "account", "CUSTOM_SMS_SEND_LIMIT_EXCEEDED")) return { phoneNumber: error.message };
  if (isApiError(error, "class", 42002, 42001)) return { phoneNumber: error.message };
  const [first] = fieldErrors(error);
  const path = (["name", "phoneNumber", "code", "guardianConsent"] as const).find((known) => known === first?.path);
  return first && path ? { [path]: first.message } : null;
}
