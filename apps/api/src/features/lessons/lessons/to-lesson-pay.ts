import { earningOf, nextPayoutMonthOf, payoutDay, toKstDate, tutorPay } from "@pkg/domain";
import type { PayFacts } from "../../../db/lesson-pay.ts";
import type { LessonRow } from "./repository.ts";
import type { LessonWire } from "./schemas.ts";

type Paid = Pick<LessonRow, "status" | "settledAs" | "dispute" | "startsAt" | "endsAt">;

/** Where the pay of a lesson stands for its tutor. */
export function toLessonPay(lesson: Paid, facts: PayFacts): NonNullable<LessonWire["pay"]> {
  const { product, loggedAt, keptAmount, paidWith, paidAt, lastRun, isRefunding } = facts;
  const payable = { ...lesson, loggedAt };
  if (paidWith !== null) {
    const paidOn = paidAt && toKstDate(paidAt);
    return { ...EARNED, amount: keptAmount ?? 0, payDay: payoutDay(paidWith), paidOn };
  }
  const { state, reason } = earningOf({ ...payable, isRefunding });
  const month = state === "EARNED" ? nextPayoutMonthOf(payable, lastRun) : null;
  const amount = state === "NONE" ? 0 : (keptAmount ?? tutorPay(product));
  return { state, reason, amount, payDay: month && payoutDay(month), paidOn: null };
}

const EARNED = { state: "EARNED", reason: null } as const;
