import type { Queryable } from "../../../db/client.ts";
import { ApiError } from "../../../lib/errors/refuse.ts";
import { findProductsByIds } from "../../catalogue/find-products.ts";
import { findUsableBenefit } from "../find-usable-benefit.ts";
import { findOfferedBenefits } from "../repository.ts";
import type { BenefitWire } from "./schemas.ts";
import { toBenefitWire } from "./to-benefit-wire.ts";

/** The coupons on offer that this buyer could use for these products now; referral codes stay with those who know them. */
export async function listUsableBenefits(
  db: Queryable,
  { userId, productIds }: { userId: string; productIds: number[] },
): Promise<BenefitWire[]> {
  const products = await findProductsByIds(db, productIds);
  const usable: BenefitWire[] = [];
  for (const { code } of await findOfferedBenefits(db, userId)) {
    try {
      usable.push(toBenefitWire(await findUsableBenefit(db, { key: { code }, userId, products, paymentMethod: null })));
    } catch (error) {
      // A refusal only means "not this one".
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return usable;
}
