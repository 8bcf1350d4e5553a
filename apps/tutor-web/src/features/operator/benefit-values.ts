import {
  addDays,
  type BenefitTerms,
  benefitTermsProblems,
  formatKoreanDate,
  startOfKstDate,
  toKstDate,
} from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";
import type { BenefitSetting } from "./benefit-setting";
import { giftText } from "./benefit-text";

/** What an operator changes. */
export type BenefitFacts = Required<components["schemas"]["BenefitChange"]>;

/** How money is taken off. NONE: the benefit adds lessons only. */
export type Giving = "COST" | "RATE" | "NONE";

/** What stands in the form: figures as they are typed, days as YYYY-MM-DD in Korea. */
export type BenefitValues = Pick<BenefitFacts, "name" | "validMonths" | "firstOrderOnly" | "cardOnly" | "offered"> & {
  readonly giving: Giving;
  readonly amount: string;
  readonly startOn: string;
  readonly endOn: string;
  readonly maxUses: string;
};

export type BenefitErrors = Partial<Record<keyof BenefitTerms | "code" | "additionalLessonCount", string>>;

/** The lengths that are sold, in months. */
export const COURSE_MONTHS = [1, 3, 6, 12] as const;

export const factsOf = (benefit: BenefitSetting): BenefitFacts => ({
  name: benefit.name,
  discountCost: benefit.discountCost,
  discountRate: benefit.discountRate,
  validMonths: benefit.validMonths,
  firstOrderOnly: benefit.firstOrderOnly,
  cardOnly: benefit.cardOnly,
  offered: benefit.offered,
  startAt: benefit.startAt,
  endAt: benefit.endAt,
  maxUses: benefit.maxUses,
});

const dayOf = (instant: string) => toKstDate(new Date(instant));

export function valuesOf(benefit: BenefitSetting): BenefitValues {
  const { name, validMonths, firstOrderOnly, cardOnly, offered, discountCost, discountRate, maxUses } = benefit;
  return {
    ...{ name, validMonths, firstOrderOnly, cardOnly, offered },
    giving: discountRate !== null ? "RATE" : discountCost !== null ? "COST" : "NONE",
    amount: String(discountRate ?? discountCost ?? ""),
    startOn: dayOf(benefit.startAt),
    endOn: dayOf(benefit.endAt),
    maxUses: maxUses === null ? "" : String(maxUses),
  };
}

/** A new coupon: for a month, from today on. */
export const newValues = (today: string): BenefitValues => ({
  ...{ name: "", validMonths: [], firstOrderOnly: false, cardOnly: false, offered: false },
  ...{ giving: "COST", amount: "", startOn: today, endOn: addDays(today, 30), maxUses: "" },
});

const toNumber = (text: string) => {
  const digits = text.trim().replaceAll(",", "");
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** The beginning of a day, or the last instant of it; empty for a day that is none. A day that was not changed keeps its instant. */
function instantOf(day: string, stored: string | undefined, isEnd: boolean): string {
  if (stored && dayOf(stored) === day) return stored;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return "";
  return isEnd
    ? new Date(startOfKstDate(addDays(day, 1)).getTime() - 1).toISOString()
    : startOfKstDate(day).toISOString();
}

export function toFacts(values: BenefitValues, stored?: BenefitSetting): BenefitFacts {
  const { giving, amount, startOn, endOn, maxUses, name, ...same } = values;
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

/** One sentence for each wrong field: the rules of the domain. */
export function benefitProblems(
  facts: BenefitFacts,
  { usedCount, additionalLessonCount }: Pick<BenefitSetting, "usedCount" | "additionalLessonCount">,
): BenefitErrors {
  const terms = { ...facts, startAt: new Date(facts.startAt), endAt: new Date(facts.endAt) };
  return benefitTermsProblems(terms, { usedCount, addedLessons: additionalLessonCount });
}

const yesNo = (yes: boolean) => (yes ? "예" : "아니요");
const wholeDay = (instant: string) => formatKoreanDate(new Date(instant), { withYear: true });

/** Every term in words, for choosing between two versions. */
export function factRows(theirs: BenefitFacts, mine: BenefitFacts) {
  const none = { additionalLessonType: null, additionalLessonCount: 0 };
  const texts: ReadonlyArray<readonly [string, (facts: BenefitFacts) => string]> = [
    ["이름", ({ name }) => name],
    ["할인", (facts) => giftText({ ...facts, ...none })],
    ["개월 수", ({ validMonths }) => (validMonths.length > 0 ? `${validMonths.join("·")}개월` : "모두")],
    ["시작하는 날", ({ startAt }) => wholeDay(startAt)],
    ["끝나는 날", ({ endAt }) => wholeDay(endAt)],
    ["쓸 수 있는 횟수", ({ maxUses }) => (maxUses === null ? "끝없이" : `${maxUses}번`)],
    ["모두에게 보여 주기", ({ offered }) => yesNo(offered)],
    ["첫 주문에만", ({ firstOrderOnly }) => yesNo(firstOrderOnly)],
    ["카드로 결제할 때만", ({ cardOnly }) => yesNo(cardOnly)],
  ];
  return texts.map(([label, text]) => ({ label, theirs: text(theirs), mine: text(mine) }));
}
