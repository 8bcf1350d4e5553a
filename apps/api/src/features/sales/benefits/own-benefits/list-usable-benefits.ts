import type { Ctx } from "../../../../deps.ts";
import { findProductsByIds } from "../../../catalogue/products/find-products.ts";
import { findBuyerFacts } from "../find-buyer-facts.ts";
import { judgeBenefit } from "../find-usable-benefit.ts";
import { findOfferedBenefits } from "../repository.ts";
import { checkOwnStudent } from "./check-own-student.ts";
import type { BenefitWire } from "./schemas.ts";
import { toBenefitWire } from "./to-benefit-wire.ts";

/**
 * The coupons on offer that this buyer could use for these products now; referral codes stay with those who know them.
 * @throws ApiError account 20009 for a student that is not the buyer's
 */
export async function listUsableBenefits(
  { db, actor: { userId } }: Ctx<"account">,
  { studentId, productIds }: { studentId: string | null; productIds: number[] },
): Promise<BenefitWire[]> {
  await checkOwnStudent(db, userId, studentId);
  const products = await findProductsByIds(db, productIds);
  const offered = await findOfferedBenefits(db, userId);
  const conditions = offered.map(({ condition }) => condition);
  const facts = await findBuyerFacts(db, conditions, { userId, studentId });
  return offered.flatMap((row) => {
    const judged = judgeBenefit(row, { userId, products, paymentMethod: null, facts });
    return "errorCode" in judged ? [] : [toBenefitWire(judged)];
  });
}
