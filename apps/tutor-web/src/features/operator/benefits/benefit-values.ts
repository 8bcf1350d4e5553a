import {
  addDays,
  BENEFIT_CONDITION_LABELS,
  type BenefitTerms,
  benefitTermsProblems,
  couponCodeProblem,
  formatKoreanDate,
  startOfKstDate,
  toKstDate,
} from "@pkg/domain";
import { type components, fieldErrors } from "@pkg/web/platform/api/api";
import { type BenefitSetting, giftText } from "./benefit-text";

/** The terms that an operator may change. */
export type BenefitFacts = Required<components["schemas"]["BenefitChange"]>;

/** How the discount is computed. NONE: the benefit only adds lessons. */
export type Giving = "COST" | "RATE" | "NONE";

/** The fields of the form, in its order: figures as they are typed, days as YYYY-MM-DD in Korea. */
export interface BenefitValues {
  /** The code and the added lessons; only a new coupon has these fields. */
  readonly code: string;
  readonly name: string;
  readonly giving: Giving;
  readonly amount: string;
  readonly unit: "COUNT" | "MONTH";
  readonly added: string;
  readonly startOn: string;
  readonly endOn: string;
  readonly maxUses: string;
  readonly validMonths: BenefitFacts["validMonths"];
  readonly offered: boolean;
  readonly condition: BenefitFacts["condition"];
}

/** One message for each invalid field. */
export type BenefitErrors = Partial<Record<keyof BenefitTerms | "code" | "additionalLessonCount", string>>;

/** The course lengths on sale, in months. */
export const COURSE_MONTHS = [1, 3, 6, 12] as const;

export const factsOf = (benefit: BenefitSetting): BenefitFacts => ({
  name: benefit.name,
  discountCost: benefit.discountCost,
  discountRate: benefit.discountRate,
  validMonths: benefit.validMonths,
  condition: benefit.condition,
  offered: benefit.offered,
  startAt: benefit.startAt,
  endAt: benefit.endAt,
  maxUses: benefit.maxUses,
});

const dayOf = (instant: string) => toKstDate(new Date(instant));

export function valuesOf(benefit: BenefitSetting): BenefitValues {
  const { code, name, validMonths, offered, condition, discountCost, discountRate, maxUses } = benefit;
  return {
    code,
    name,
    giving: discountRate !== null ? "RATE" : discountCost !== null ? "COST" : "NONE",
    amount: String(discountRate ?? discountCost ?? ""),
    unit: benefit.additionalLessonType ?? "COUNT",
    added: String(benefit.additionalLessonCount),
    startOn: dayOf(benefit.startAt),
    endOn: dayOf(benefit.endAt),
    maxUses: maxUses === null ? "" : String(maxUses),
    validMonths,
    offered,
    condition,
  };
}

/** A new coupon, valid for a month from today. */
export const newValues = (today: string): BenefitValues => ({
  code: "",
  name: "",
  giving: "COST",
  amount: "",
  unit: "COUNT",
  added: "",
  startOn: today,
  endOn: addDays(today, 30),
  maxUses: "",
  validMonths: [],
  offered: false,
  condition: "NONE",
});

const toNumber = (text: string) => {
  const digits = text.trim().replaceAll(",", "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** The first or last instant of a day; empty for an invalid day. An unchanged day keeps its stored instant. */
function instantOf(day: string, stored: string | undefined, isEnd: boolean): string {
  if (stored && dayOf(stored) === day) return stored;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return "";
  return isEnd
    ? new Date(startOfKstDate(addDays(day, 1)).getTime() - 1).toISOString()
    : startOfKstDate(day).toISOString();
}

export function toFacts(values: BenefitValues, stored?: BenefitSetting): BenefitFacts {
  const { giving, amount, startOn, endOn, maxUses, name, code: _code, unit: _unit, added: _added, ...same } = values;
  return {
    ...same,
    name: name.trim(),
    discountCost: giving === "COST" ? toNumber(amount) : null,
    discountRate: giving === "RATE" ? toNumber(amount) : null,
    startAt: instantOf(startOn, stored?.startAt, false),
    endAt: instantOf(endOn, stored?.endAt, true),
    maxUses: maxUses.trim() === "" ? null : toNumber(maxUses),
  };
}

/** One message for each invalid field, from the domain's rules. */
export function benefitProblems(
  facts: BenefitFacts,
  { usedCount, additionalLessonCount }: Pick<BenefitSetting, "usedCount" | "additionalLessonCount">,
): BenefitErrors {
  const terms = { ...facts, startAt: new Date(facts.startAt), endAt: new Date(facts.endAt) };
  return benefitTermsProblems(terms, { usedCount, addedLessons: additionalLessonCount });
}

const MAX_ADDED = 100;

/** The request body of a new coupon. */
export function toCoupon(values: BenefitValues): components["schemas"]["NewCoupon"] {
  const addsLessons = values.giving === "NONE";
  const isCount = addsLessons && /^\d{1,3}$/.test(values.added.trim());
  return {
    ...toFacts(values),
    code: values.code.trim(),
    additionalLessonType: addsLessons ? values.unit : null,
    additionalLessonCount: isCount ? Number(values.added) : 0,
  };
}

/** One message for each invalid field of a new coupon. */
export function couponProblems(values: BenefitValues): BenefitErrors {
  const { code, additionalLessonCount: count, additionalLessonType: type } = toCoupon(values);
  const wrongCode = couponCodeProblem(code);
  const isWrongCount = type !== null && (count < 1 || count > MAX_ADDED);
  return {
    ...benefitProblems(toFacts(values), { usedCount: 0, additionalLessonCount: type === null ? 0 : 1 }),
    ...(wrongCode ? { code: wrongCode } : {}),
    ...(isWrongCount ? { additionalLessonCount: `1부터 ${MAX_ADDED}까지 적어 주세요.` } : {}),
  };
}

/** Maps the domain's messages to form fields. */
export const fieldsOf = (errors: BenefitErrors) => ({
  code: errors.code,
  name: errors.name,
  amount: errors.discountCost ?? errors.discountRate,
  added: errors.additionalLessonCount,
  startOn: errors.startAt,
  endOn: errors.endAt,
  maxUses: errors.maxUses,
  validMonths: errors.validMonths,
});

/** Maps the field messages of a refused request to form fields. */
export const refusedFields = (error: unknown) =>
  fieldsOf(Object.fromEntries(fieldErrors(error).map(({ path, message }) => [path, message])));

const yesNo = (yes: boolean) => (yes ? "예" : "아니요");
const wholeDay = (instant: string) => formatKoreanDate(new Date(instant), { withYear: true });

/** Every term as text, for the choice between two versions. */
export function factRows(theirs: BenefitFacts, mine: BenefitFacts) {
  const none = { additionalLessonType: null, additionalLessonCount: 0 };
  const texts: ReadonlyArray<readonly [string, (facts: BenefitFacts) => string]> = [
    ["이름", ({ name }) => name],
    ["할인", (facts) => giftText({ ...facts, ...none })],
    ["개월 수", ({ validMonths }) => (validMonths.length > 0 ? `${validMonths.join("·")}개월` : "모두")],
    ["시작하는 날", ({ startAt }) => wholeDay(startAt)],
    ["끝나는 날", ({ endAt }) => wholeDay(endAt)],
    ["쓸 수 있는 횟수", ({ maxUses }) => (maxUses === null ? "제한 없음" : `${maxUses}회`)],
    ["모두에게 보여 주기", ({ offered }) => yesNo(offered)],
    ["누가 쓰나요", ({ condition }) => BENEFIT_CONDITION_LABELS[condition]],
  ];
  return texts.map(([label, text]) => ({ label, theirs: text(theirs), mine: text(mine) }));
}
