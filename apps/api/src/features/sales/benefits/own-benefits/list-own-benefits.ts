import { type Benefit, type BuyerFacts, benefitLabel, benefitRefusal, conditionRefusal } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { findBuyerFacts } from "../find-buyer-facts.ts";
import { benefitFromRow } from "../find-usable-benefit.ts";
import { findOwnBenefits } from "../repository.ts";
import type { OwnBenefitWire } from "./schemas.ts";

const ORDER: readonly OwnBenefitWire["state"][] = ["USABLE", "COMING", "USED", "MISSED", "ENDED"];

/**
 * The coupons of one buyer, whatever they want to buy: the usable ones first, then those that come and those that are
 * over, each with its reason: used, its time has passed, or the first course was bought without it.
 */
export async function listOwnBenefits({ db, actor: { userId } }: Ctx<"account">): Promise<OwnBenefitWire[]> {
  const rows = await findOwnBenefits(db, userId);
  const conditions = rows.map(({ condition }) => condition);
  const facts = await findBuyerFacts(db, conditions, { userId, studentId: null });
  const own = rows.flatMap((row): OwnBenefitWire[] => {
    const benefit = benefitFromRow(row, []);
    const state = row.isUsed ? "USED" : stateOf(benefit, { now: row.now, facts });
    if (state === null) return [];
    const { id, condition, discountCost, discountRate, additionalLessonType, additionalLessonCount, validMonths } = row;
    return [
      {
        id,
        name: benefitLabel(benefit),
        state,
        condition,
        discountCost: discountCost ?? 0,
        discountRate: discountRate ?? 0,
        additionalLessonType,
        additionalLessonCount: additionalLessonCount ?? 0,
        validMonths,
        productsOnly: benefit.productsOnly,
        trialsOnly: benefit.trialsOnly,
        startAt: row.startAt,
        endAt: row.endAt,
      },
    ];
  });
  return own.sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

/** Null: not for this buyer. */
function stateOf(benefit: Benefit, { now, facts }: { now: Date; facts: BuyerFacts }): OwnBenefitWire["state"] | null {
  const refusal = benefitRefusal(benefit, { now, courses: [], facts });
  if (!refusal) return "USABLE";
  if (refusal.errorCode === 50001) return conditionRefusal(benefit, { facts }) ? null : "ENDED";
  if (benefit.condition === "FIRST" && facts.hasCourse) return "MISSED";
  return benefit.startAt && now < new Date(benefit.startAt) ? "COMING" : null;
}
