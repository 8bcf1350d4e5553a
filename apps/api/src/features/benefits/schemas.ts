import { ADDITIONAL_LESSON_TYPES, BENEFIT_TYPES } from "@pkg/domain";
import { z } from "zod";
import { line, productIdList } from "../../lib/field-schemas.ts";

/** A benefit as one buyer could use it for one set of products (spec §3). Amounts are won, rates per cent. */
export const benefit = z
  .object({
    id: z.string(),
    name: z.string(),
    benefitType: z.enum(BENEFIT_TYPES),
    coupon: z.object({ couponId: z.string(), couponCode: z.string(), couponName: z.string() }).nullable(),
    referralCode: z.string().nullable(),
    discountCost: z.number().int(),
    discountRate: z.number(),
    additionalLessonType: z.enum(ADDITIONAL_LESSON_TYPES).nullable(),
    additionalLessonCount: z.number().int(),
    validMonths: z.array(z.number().int()),
    startAt: z.iso.datetime().nullable(),
    endAt: z.iso.datetime().nullable(),
    appliedProducts: z.array(z.number().int()).describe("The products it was looked up for"),
    finalDiscountCost: z.number().int(),
    cardOnly: z.boolean(),
  })
  .meta({ id: "Benefit" });

export const benefitParams = z.object({ code: line(60) });
export const benefitQuery = z.object({ productIds: productIdList.optional() });
export const benefitListQuery = z.object({ productIds: productIdList });
export const benefitList = z.object({ content: z.array(benefit) });

export type BenefitWire = z.infer<typeof benefit>;
