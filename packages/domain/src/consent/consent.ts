/** Terms that a user agrees to. */
export const CONSENT_KEYS = [
  "STUDENT_TERMS",
  "TUTOR_TERMS",
  "TEACHING_TERMS",
  "APPLICANT_PRIVACY",
  "CRIME_RECORD_CHECK",
  "PRIVACY_AND_MONITORING",
  "PRIVACY",
  "UNDER_14_PRIVACY",
  "STUDY_ABROAD_SHORT_TERM",
  "TWELVE_MONTH_PRODUCT",
  "PG_ELECTRONIC_FINANCE",
  "PG_RECURRING_BILLING",
  "PG_PRIVACY",
  "PG_THIRD_PARTY",
  "MARKETING",
  "NIGHT_MARKETING",
] as const;
export type ConsentKey = (typeof CONSENT_KEYS)[number];

/** Korean labels of the terms. */
export const CONSENT_LABELS: Readonly<Record<ConsentKey, string>> = {
  STUDENT_TERMS: "수강생 이용약관",
  TUTOR_TERMS: "과외 이용약관",
  TEACHING_TERMS: "선생님 이용약관",
  APPLICANT_PRIVACY: "지원자 개인정보 수집과 이용",
  CRIME_RECORD_CHECK: "성범죄·아동학대 범죄 전력 조회",
  PRIVACY_AND_MONITORING: "개인정보 수집과 수업 모니터링",
  PRIVACY: "개인정보 수집과 이용",
  UNDER_14_PRIVACY: "만 14세 미만 자녀의 개인정보 수집",
  STUDY_ABROAD_SHORT_TERM: "유학생 단기 상품 약관",
  TWELVE_MONTH_PRODUCT: "12개월 상품 약관",
  PG_ELECTRONIC_FINANCE: "전자금융거래 이용약관",
  PG_RECURRING_BILLING: "정기결제 이용약관",
  PG_PRIVACY: "결제 개인정보 수집과 이용",
  PG_THIRD_PARTY: "결제 개인정보 제3자 제공",
  MARKETING: "혜택 소식 받기",
  NIGHT_MARKETING: "밤에도 혜택 소식 받기",
};

/** The payment provider's four terms; they fold into one row. */
export const PAYMENT_PROVIDER_CONSENTS = [
  "PG_ELECTRONIC_FINANCE",
  "PG_RECURRING_BILLING",
  "PG_PRIVACY",
  "PG_THIRD_PARTY",
] as const satisfies readonly ConsentKey[];

/** One term to show; a required one must be ticked. */
export interface Consent {
  readonly key: ConsentKey;
  readonly label: string;
  readonly required: boolean;
}

const OPTIONAL: readonly ConsentKey[] = ["MARKETING", "NIGHT_MARKETING"];

/** Makes a list of terms to show; only marketing, by day and by night, is optional. */
export function toConsents(keys: readonly ConsentKey[]): Consent[] {
  return keys.map((key) => ({ key, label: CONSENT_LABELS[key], required: !OPTIONAL.includes(key) }));
}

/** The required terms that are not ticked yet. */
export function missingConsents(consents: readonly Consent[], agreed: readonly ConsentKey[]): Consent[] {
  return consents.filter(({ key, required }) => required && !agreed.includes(key));
}
