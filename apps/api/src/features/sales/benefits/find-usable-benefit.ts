import {
  type Benefit,
  type BenefitRefusal,
  type BuyerFacts,
  benefitRefusal,
  type PaymentMethod,
  type Product,
  toBenefit,
} from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkReferral } from "./check-referral.ts";
import { findBuyerFacts } from "./find-buyer-facts.ts";
import { type BenefitKey, type BenefitRow, findBenefit } from "./repository.ts";

const REFUSALS = {
  50001: refuse.couponExpired,
  50004: refuse.notNow,
  50005: refuse.alreadyUsed,
  50006: refuse.benefitUnsuitable,
};

/** The error of a refusal by the domain's rule, with its own sentence. */
export const refusalOf = ({ errorCode, message }: BenefitRefusal) => REFUSALS[errorCode](message);

const NO_COUPON = "쓸 수 없는 쿠폰이에요. 쿠폰을 다시 골라 주세요.";

/** A benefit as the domain knows it, with the row that an order would hold. */
export interface HeldBenefit {
  rowId: string;
  name: string;
  /** Whose referral code it is. */
  referrerId: string | null;
  benefit: Benefit;
}

export interface BenefitWish {
  key: BenefitKey;
  userId: string;
  /** Whom the lessons are for; `null` before that is known. */
  studentId: string | null;
  products: Product[];
  /** `null` before the buyer has chosen one. */
  paymentMethod: PaymentMethod | null;
}

/**
 * The benefit behind a code or id, if this buyer may use it for these products now; the domain's rule
 * decides, by the database's clock.
 * @throws ApiError 50003 (404) for an unknown code; 50006 (409) for an id that is no coupon's; 50001, 50004, 50005, 50006 (409) with the rule's own sentence.
 */
export async function findUsableBenefit(db: Queryable, wish: BenefitWish): Promise<HeldBenefit> {
  const found = await findBenefit(db, wish.key, wish.userId);
  // Somebody else's own coupon is as unknown as a code that does not exist.
  const row = found?.ownerId && found.ownerId !== wish.userId ? undefined : found;
  if (!row) throw "couponId" in wish.key ? refuse.benefitUnsuitable(NO_COUPON) : refuse.benefitCodeUnknown();
  if (row.benefitType === "REFERRAL" && row.referrerId) await checkReferral(db, row.referrerId, wish.userId);
  const judged = judgeBenefit(row, { ...wish, facts: await findBuyerFacts(db, [row.condition], wish) });
  if ("errorCode" in judged) throw refusalOf(judged);
  return judged;
}

/** The benefit of a row, if this buyer may use it for these products; else why not. */
export function judgeBenefit(
  row: BenefitRow,
  { userId, products, paymentMethod, facts }: Omit<BenefitWish, "key" | "studentId"> & { facts: BuyerFacts },
): HeldBenefit | BenefitRefusal {
  const benefit = benefitFromRow(row, products);
  const isUsedUp = row.isUsed || (row.maxUses !== null && row.usedCount >= row.maxUses);
  const refusal = benefitRefusal(
    { ...benefit, appliedProducts: row.appliedProductIds ?? [] },
    {
      now: row.now,
      courses: products.map(({ id, totalMonths }) => ({ productId: id, totalMonths })),
      paymentMethod,
      facts,
      usedBenefitIds: isUsedUp ? [benefit.id] : [],
      ownReferralCode: row.referrerId === userId ? row.code : null,
    },
  );
  return refusal ?? { rowId: row.id, name: row.name, referrerId: row.referrerId, benefit };
}

/** A row as the benefit of these products. */
export function benefitFromRow(row: BenefitRow, products: Product[]): Benefit {
  return toBenefit(
    {
      condition: row.condition,
      coupon: row.benefitType === "COUPON" ? { couponId: row.id, couponCode: row.code, couponName: row.name } : null,
      referralCode: row.benefitType === "REFERRAL" ? row.code : null,
      discountCost: row.discountCost ?? 0,
      discountRate: row.discountRate ?? 0,
      additionalLessonType: row.additionalLessonType,
      additionalLessonCount: row.additionalLessonCount ?? 0,
      validMonths: row.validMonths,
      productsOnly: (row.appliedProductIds ?? []).length > 0,
      trialsOnly: row.trialsOnly,
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
    },
    { productIds: products.map(({ id }) => id), finalCosts: products.map(({ finalCost }) => finalCost) },
    row.id,
  );
}
