import { type Benefit, benefitLabel, benefitRefusal, isCoupangWowCardBenefit } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { benefitFromRow } from "../find-usable-benefit.ts";
import { findOwnBenefits, hasOrdered } from "../repository.ts";
import type { OwnBenefitWire } from "./schemas.ts";

const ORDER: readonly OwnBenefitWire["state"][] = ["USABLE", "COMING", "USED", "ENDED"];

/**
 * The coupons of one buyer, whatever they want to buy: the usable ones first, then those that come, are used or have ended. An
 * offer that this buyer can never use (for a first order, after one) is none of theirs.
 */
export async function listOwnBenefits(db: Queryable, userId: string): Promise<OwnBenefitWire[]> {
  const rows = await findOwnBenefits(db, userId);
  const ordered = await hasOrdered(db, userId);
  const own = rows.flatMap((row): OwnBenefitWire[] => {
    const benefit = benefitFromRow(row, []);
    const state = row.isUsed ? "USED" : stateOf(benefit, { now: row.now, ordered });
    if (state === null || (state === "USABLE" && row.firstOrderOnly && ordered)) return [];
    const { id, discountCost, discountRate, additionalLessonType, additionalLessonCount, validMonths } = row;
    return [
      {
        id,
        name: benefitLabel(benefit),
        state,
        discountCost: discountCost ?? 0,
        discountRate: discountRate ?? 0,
        additionalLessonType,
        additionalLessonCount: additionalLessonCount ?? 0,
        validMonths,
        cardOnly: row.cardOnly || isCoupangWowCardBenefit(benefit),
        productsOnly: (row.appliedProductIds ?? []).length > 0,
        startAt: row.startAt,
        endAt: row.endAt,
      },
    ];
  });
  return own.sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

/** Null: never for this buyer. */
function stateOf(benefit: Benefit, { now, ordered }: { now: Date; ordered: boolean }): OwnBenefitWire["state"] | null {
  const refusal = benefitRefusal(benefit, { now, courses: [], hasOrdered: ordered });
  if (!refusal) return "USABLE";
  if (refusal.errorCode === 50001) return "ENDED";
  return refusal.errorCode === 50004 ? "COMING" : null;
}
