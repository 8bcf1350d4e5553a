import { formatWon } from "../money/format-won.ts";
import { TEXT_LENGTHS } from "../text/text-lengths.ts";
import { type DayRange, dayRangeProblems } from "../time/day-range-problems.ts";
import { benefitCodeKey } from "./benefit-code.ts";

/** The terms of a benefit that staff may edit. Won, per cent, instants. */
export interface BenefitTerms extends DayRange {
  readonly name: string;
  readonly discountCost: number | null;
  readonly discountRate: number | null;
  /** Lengths of courses in months; empty means all. */
  readonly validMonths: readonly number[];
  /** Total over all buyers; null is without limit. */
  readonly maxUses: number | null;
}

/** The stored facts that the terms must fit. */
export interface BenefitTermsContext {
  /** How many orders have reserved or used it. */
  readonly usedCount: number;
  /** Lessons or months that it adds; they were promised, so they never change. */
  readonly addedLessons: number;
}

const MAX_DISCOUNT = 1_000_000;
const MAX_USES = 1_000_000;
const MAX_MONTHS = 24;
const { min, max } = TEXT_LENGTHS.newCouponCode;
const CODE = new RegExp(`^[가-힣A-Za-z0-9-]{${min},${max}}$`);
/** Hyphens are not compared: without them a code still has to be one. */
const MIN_KEY = 2;

/**
 * One sentence for each of the terms that is wrong; empty when the benefit may be offered so. A benefit takes money off in
 * one way, by rate or by amount, or adds lessons; it is never limited to fewer uses than it has.
 */
export function benefitTermsProblems(
  terms: BenefitTerms,
  { usedCount, addedLessons }: BenefitTermsContext,
): Partial<Record<keyof BenefitTerms, string>> {
  const found: Record<keyof BenefitTerms, string | null> = {
    name: nameProblem(terms.name.trim()),
    discountCost: costProblem(terms, addedLessons),
    discountRate: rateProblem(terms),
    validMonths: monthsProblem(terms.validMonths),
    ...dayRangeProblems(terms),
    maxUses: usesProblem(terms.maxUses, usedCount),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Checks the code of a new coupon: easy to read aloud and type. */
export function couponCodeProblem(code: string): string | null {
  const isCode = CODE.test(code) && benefitCodeKey(code).length >= MIN_KEY;
  return isCode ? null : `코드는 한글, 영문, 숫자, 붙임표로 ${min}~${max}자까지 쓸 수 있어요.`;
}

function nameProblem(name: string): string | null {
  if (name === "") return "이름을 적어 주세요.";
  return name.length > TEXT_LENGTHS.couponName.max ? `이름은 ${TEXT_LENGTHS.couponName.max}자까지 쓸 수 있어요.` : null;
}

function costProblem({ discountCost, discountRate }: BenefitTerms, addedLessons: number): string | null {
  if (discountCost === null) {
    return discountRate === null && addedLessons === 0 ? "할인할 금액이나 비율을 적어 주세요." : null;
  }
  return isWhole(discountCost, 1, MAX_DISCOUNT) ? null : `1원부터 ${formatWon(MAX_DISCOUNT)}까지 적어 주세요.`;
}

function rateProblem({ discountCost, discountRate }: BenefitTerms): string | null {
  if (discountRate === null) return null;
  if (!isWhole(discountRate, 1, 100)) return "1부터 100까지 적어 주세요.";
  return discountCost === null ? null : "금액과 비율 가운데 하나만 적어 주세요.";
}

function monthsProblem(months: readonly number[]): string | null {
  if (new Set(months).size !== months.length) return "같은 개월 수가 두 번 있어요.";
  return months.every((count) => isWhole(count, 1, MAX_MONTHS)) ? null : "개월 수를 다시 골라 주세요.";
}

function usesProblem(maxUses: number | null, usedCount: number): string | null {
  if (maxUses === null) return null;
  if (!isWhole(maxUses, 1, MAX_USES)) return "1번부터 적거나 비워 두어 주세요.";
  return maxUses < usedCount ? `이미 ${usedCount}번 쓰여서 더 적게 정할 수 없어요.` : null;
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
