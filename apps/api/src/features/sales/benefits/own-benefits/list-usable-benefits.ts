import type { Queryable } from "../../../../db/client.ts";
import { ApiError } from "../../../../lib/errors/refuse.ts";
import { findProductsByIds } from "../../../catalogue/products/find-products.ts";
import { findUsableBenefit } from "../find-usable-benefit.ts";
import { findOfferedBenefits } from "../repository.ts";
import { checkOwnStudent } from "./check-own-student.ts";
import type { BenefitWire } from "./schemas.ts";
import { toBenefitWire } from "./to-benefit-wire.ts";

/**
 * The coupons on offer that this buyer could use for these products now; referral codes stay with those who know them.
 * @throws ApiError account 20009 for a student that is not the buyer's
 */
export async function listUsableBenefits(
  db: Queryable,
  { userId, studentId, productIds }: { userId: string; studentId: string | null; productIds: number[] },
): Promise<BenefitWire[]> {
  await checkOwnStudent(db, userId, studentId);
  const products = await findProductsByIds(db, productIds);
  const usable: BenefitWire[] = [];
  for (const { code } of await findOfferedBenefits(db, userId)) {
    try {
      const wish = { key: { code }, userId, studentId, products, paymentMethod: null };
      usable.push(toBenefitWire(await findUsableBenefit(db, wish)));
    } catch (error) {
      // A refusal only means "not this one".
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return usable;
}
