/**
 * Who may use a benefit: everybody (NONE), an account's first course (FIRST), a student who had lessons (RETURNING), a student
 * whose brother or sister has a course (SIBLING), whoever pays by card (CARD). A course is one of a month or more: a trial is none.
 */
export const BENEFIT_CONDITIONS = ["NONE", "FIRST", "RETURNING", "SIBLING", "CARD"] as const;
export type BenefitCondition = (typeof BENEFIT_CONDITIONS)[number];

/** When it can be used, for buyers ("1개월 이상 수업의 첫 결제에 쓸 수 있어요"). */
export const BENEFIT_CONDITION_LABELS: Readonly<Record<BenefitCondition, string>> = {
  NONE: "모든 결제",
  FIRST: "1개월 이상 수업의 첫 결제",
  RETURNING: "재등록",
  SIBLING: "형제자매 등록",
  CARD: "카드 결제",
};

/** What is known of a buyer; a fact that is left out refuses nothing. */
export interface BuyerFacts {
  /** The account has a course that is paid, or may turn out to be, and was not refunded in full. */
  readonly hasCourse?: boolean;
  /** The student took a lesson of a paid course. */
  readonly hasTakenLesson?: boolean;
  /** Another student of the account has a paid course that is not over. */
  readonly hasSiblingCourse?: boolean;
}
