import { z } from "zod";
import type { Benefit, BenefitCoupon, BenefitResponse } from "../benefit/benefit.ts";
import { additionalLessonTypeSchema, benefitTypeSchema } from "./enums.ts";
import { countSchema, idSchema, rateSchema, wonSchema } from "./scalars.ts";

/** The coupon behind a benefit (spec §3). */
export const benefitCouponSchema = z.object({
  couponId: idSchema,
  couponCode: z.string().min(1),
  couponName: z.string(),
}) satisfies z.ZodType<BenefitCoupon>;

/** The answer of GET /benefits/{code} (spec §7). */
export const benefitResponseSchema = z.object({
  coupon: benefitCouponSchema.nullable(),
  referralCode: z.string().nullable(),
  discountCost: wonSchema,
  discountRate: rateSchema,
  additionalLessonType: additionalLessonTypeSchema.nullable(),
  additionalLessonCount: countSchema,
  validMonths: z.array(countSchema),
  startAt: z.iso.datetime({ offset: true }).nullable(),
  endAt: z.iso.datetime({ offset: true }).nullable(),
}) satisfies z.ZodType<BenefitResponse>;

/** A benefit (spec §3). */
export const benefitSchema = benefitResponseSchema.extend({
  id: z.string().min(1),
  benefitType: benefitTypeSchema,
  finalDiscountCost: wonSchema,
  appliedProducts: z.array(z.int()),
}) satisfies z.ZodType<Benefit>;
