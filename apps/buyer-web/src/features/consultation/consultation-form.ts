import {
  type CallSlot,
  type Grade,
  mobilePhoneProblem,
  nameProblem,
  phoneCodeProblem,
  type StudyGoal,
} from "@pkg/domain";
import type { SentCode } from "@pkg/web/features/phone-code/sent-code";
import { fieldErrors, isApiError } from "@pkg/web/platform/api/api";

/** In the order of the fields on the page. */
export type ConsultationValues = {
  isTestSent: boolean;
  grade: Grade | null;
  /** Keys of the catalogue; none when the family is not sure. */
  subjects: string[];
  studyPurposes: StudyGoal[];
  slots: CallSlot[];
  callerName: string;
  phoneNumber: string;
  code: string;
  privacyAgreed: boolean;
};
export type ConsultationErrors = Partial<Record<keyof ConsultationValues, string>>;

/** What is missing. A phone that is known already needs neither code nor consent. */
export function consultationProblems(
  values: ConsultationValues,
  { needsPhone, sent }: { readonly needsPhone: boolean; readonly sent: SentCode | null },
): ConsultationErrors {
  const errors: ConsultationErrors = {};
  if (values.grade === null) errors.grade = "학년을 골라 주세요.";
  if (values.studyPurposes.length === 0) errors.studyPurposes = "하나 이상 골라 주세요.";
  const name = nameProblem(values.callerName);
  if (name) errors.callerName = name;
  if (!needsPhone) return errors;
  const phone = mobilePhoneProblem(values.phoneNumber);
  const code = phoneCodeProblem(values.code);
  if (phone) errors.phoneNumber = phone;
  else if (sent?.phoneNumber !== values.phoneNumber) errors.phoneNumber = "인증번호를 받아 주세요.";
  else if (code) errors.code = code;
  if (!values.privacyAgreed) errors.privacyAgreed = "개인정보 수집에 동의해 주세요.";
  return errors;
}

const FIELDS: Readonly<Record<string, keyof ConsultationValues>> = {
  "verification.code": "code",
  verification: "phoneNumber",
  phoneNumber: "phoneNumber",
  grade: "grade",
  studyPurposes: "studyPurposes",
  subjects: "subjects",
  slots: "slots",
  callerName: "callerName",
  privacyAgreed: "privacyAgreed",
};

/** A refusal at its field; null when it belongs to none. */
export function consultationRefusal(error: unknown): ConsultationErrors | null {
  if (isApiError(error, "account", "SMS_TIME_EXCEED", "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED")) {
    return { code: error.message };
  }
  if (isApiError(error, "account", "CUSTOM_SMS_SEND_LIMIT_EXCEEDED")) return { phoneNumber: error.message };
  if (isApiError(error, "class", 42001, 42002)) return { phoneNumber: error.message };
  for (const { path, message } of fieldErrors(error)) {
    const field = FIELDS[path.startsWith("slots") ? "slots" : path];
    if (field) return { [field]: message };
  }
  return null;
}
