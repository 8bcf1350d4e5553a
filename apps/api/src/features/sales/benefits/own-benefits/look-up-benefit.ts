import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { keepPace } from "../../../../lib/http/pace.ts";
import { requireUse } from "../../../../lib/http/rate-limit.ts";
import { findProductsByIds } from "../../../catalogue/products/find-products.ts";
import { findUsableBenefit } from "../find-usable-benefit.ts";
import { checkOwnStudent } from "./check-own-student.ts";
import type { BenefitWire } from "./schemas.ts";
import { toBenefitWire } from "./to-benefit-wire.ts";

/** Against guessing codes: per account and, more widely, per address. */
const PER_ACCOUNT = { name: "benefit-look-up", max: 30, windowSeconds: 600 };
const PER_ADDRESS = { name: "benefit-look-up-address", burst: 600, everySeconds: 0.5 };

/**
 * What a code is worth for these products and this buyer.
 * @throws ApiError 429 class 50006 for too many tries; account 20009 for a student that is not the buyer's; else as `findUsableBenefit`.
 */
export async function lookUpBenefit(
  ctx: Ctx<"account">,
  wish: { code: string; studentId: string | null; productIds: number[]; address: string },
): Promise<BenefitWire> {
  const { userId } = ctx.actor;
  await requireUse(ctx, PER_ACCOUNT, userId, refuse.benefitCodeGuessLimit);
  await keepPace(ctx, PER_ADDRESS, wish.address, refuse.benefitCodeGuessLimit);
  await checkOwnStudent(ctx.db, userId, wish.studentId);
  const products = await findProductsByIds(ctx.db, wish.productIds);
  const held = await findUsableBenefit(ctx.db, {
    key: { code: wish.code },
    userId,
    studentId: wish.studentId,
    products,
    paymentMethod: null,
  });
  return toBenefitWire(held);
}
