import { type Benefit, isCoupangWowCardBenefit, type PaymentMethod, type Product, toBenefit } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { ApiError } from "../../lib/errors.ts";
import { type BenefitRow, findBenefitByCode, hasOrdered, hasUsed } from "./repository.ts";

/** A benefit as the domain knows it, with the row that an order would hold. */
export interface HeldBenefit {
  rowId: string;
  benefit: Benefit;
}

export interface BenefitWish {
  code: string;
  userId: string;
  products: Product[];
  /** `null` before the buyer has chosen one. */
  paymentMethod: PaymentMethod | null;
}

/**
 * The benefit behind a code, if this buyer may use it for these products now (spec §8, 50001..50006).
 * @throws ApiError 50003 unknown or own referral code, 50001 expired, 50004 not yet valid, 50005 used up or used before,
 *   50006 not for these products, this payment method or this buyer.
 */
export async function findUsableBenefit(db: Queryable, wish: BenefitWish): Promise<HeldBenefit> {
  const row = await findBenefitByCode(db, wish.code);
  if (!row) throw new ApiError(404, "class", 50003);
  if (row.isExpired) throw new ApiError(409, "class", 50001, { endAt: row.endAt });
  if (row.isEarly) throw new ApiError(409, "class", 50004, { startAt: row.startAt });
  if (row.referrerId === wish.userId) throw new ApiError(409, "class", 50003, { reason: "SELF_REFERRAL" });
  if (row.maxUses !== null && row.usedCount >= row.maxUses) throw new ApiError(409, "class", 50005);
  if (await hasUsed(db, row.id, wish.userId)) throw new ApiError(409, "class", 50005);
  if (row.firstOrderOnly && (await hasOrdered(db, wish.userId))) {
    throw new ApiError(409, "class", 50006, { reason: "FIRST_ORDER_ONLY" });
  }
  const productIds = wish.products.map(({ id }) => id);
  if (row.appliedProductIds && !productIds.every((id) => row.appliedProductIds?.includes(id))) {
    throw new ApiError(409, "class", 50006, { reason: "OTHER_PRODUCTS" });
  }
  const benefit = benefitFromRow(row, wish.products);
  const cardOnly = row.cardOnly || isCoupangWowCardBenefit(benefit);
  // A total of 0 is paid by no method, so a card-only benefit cannot have made it 0.
  if (cardOnly && wish.paymentMethod !== null && wish.paymentMethod !== "CARD") {
    throw new ApiError(409, "class", 50006, { reason: "CARD_ONLY" });
  }
  return { rowId: row.id, benefit };
}

/** A row as the benefit of these products (spec §3, "Benefit"). */
export function benefitFromRow(row: BenefitRow, products: Product[]): Benefit {
  return toBenefit(
    {
      coupon: row.benefitType === "COUPON" ? { couponId: row.id, couponCode: row.code, couponName: row.name } : null,
      referralCode: row.benefitType === "REFERRAL" ? row.code : null,
      discountCost: row.discountCost ?? 0,
      discountRate: row.discountRate ?? 0,
      additionalLessonType: row.additionalLessonType,
      additionalLessonCount: row.additionalLessonCount ?? 0,
      validMonths: row.validMonths,
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
    },
    { productIds: products.map(({ id }) => id), finalCosts: products.map(({ finalCost }) => finalCost) },
    row.id,
  );
}
