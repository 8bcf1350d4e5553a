import { earningOf, nextPayoutMonthOf, payoutDay, tutorPay } from "@pkg/domain";
import type { PayFacts } from "../../../db/lesson-pay.ts";
import type { LessonRow } from "./repository.ts";
import type { LessonWire } from "./schemas.ts";

type Paid = Pick<LessonRow, "status" | "settledAs" | "dispute" | "startsAt" | "endsAt">;

/** Where the pay of a lesson stands for its tutor. */
export function toLessonPay(lesson: Paid, facts: PayFacts): NonNullable<LessonWire["pay"]> {
  const { product, loggedAt, keptAmount, paidWith, lastRun, isRefunding } = facts;
  const payable = { ...lesson, loggedAt };
  if (paidWith !== null) return { ...EARNED, amount: keptAmount ?? 0, payDay: payoutDay(paidWith) };
  const { state, reason } = earningOf({ ...payable, isRefunding });
  const month = state === "EARNED" ? nextPayoutMonthOf(payable, lastRun) : null;
  const amount = state === "NONE" ? 0 : (keptAmount ?? tutorPay(product));
  return { state, reason, amount, payDay: month && payoutDay(month) };
}

const EARNED = { state: "EARNED", reason: null } as const;
