import { APPLICANT_PRIVACY, CRIME_RECORD_CHECK } from "./applicant-terms";
import { STUDENT_TERMS, STUDY_ABROAD_SHORT_TERM, TUTOR_TERMS, TWELVE_MONTH_PRODUCT } from "./lesson-terms";
import { PG_ELECTRONIC_FINANCE, PG_PRIVACY, PG_RECURRING_BILLING, PG_THIRD_PARTY, REFUND } from "./payment-terms";
import {
  MARKETING,
  NIGHT_MARKETING,
  PRIVACY,
  PRIVACY_AND_MONITORING,
  PRIVACY_POLICY,
  UNDER_14_PRIVACY,
} from "./privacy-terms";
import { TEACHING_TERMS } from "./teaching-terms";
import type { Term, TermKey } from "./term";

/** Every text, by the key of its consent. Heavy: pages load it on demand (`TermsSheet`) or on the server. */
export const TERMS: Readonly<Record<TermKey, Term>> = {
  STUDENT_TERMS,
  TUTOR_TERMS,
  TEACHING_TERMS,
  APPLICANT_PRIVACY,
  CRIME_RECORD_CHECK,
  PRIVACY_AND_MONITORING,
  PRIVACY,
  UNDER_14_PRIVACY,
  STUDY_ABROAD_SHORT_TERM,
  TWELVE_MONTH_PRODUCT,
  PG_ELECTRONIC_FINANCE,
  PG_RECURRING_BILLING,
  PG_PRIVACY,
  PG_THIRD_PARTY,
  MARKETING,
  NIGHT_MARKETING,
  PRIVACY_POLICY,
  REFUND,
};

export const TERM_KEYS = Object.keys(TERMS) as TermKey[];
