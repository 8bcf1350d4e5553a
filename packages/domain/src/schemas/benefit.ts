import { z } from "zod";
import { ADDITIONAL_LESSON_TYPES, BENEFIT_TYPES, type Benefit } from "../benefit/benefit.ts";
import { BENEFIT_CONDITIONS } from "../benefit/benefit-condition.ts";

/** A benefit as one buyer could use it for one set of products. Amounts are won, rates per cent. */
export const benefitSchema = z.object({
  id: z.string(),
  benefitType: z.enum(BENEFIT_TYPES),
  condition: z.enum(BENEFIT_CONDITIONS).describe("Who may use it"),
  coupon: z.object({ couponId: z.string(), couponCode: z.string(), couponName: z.string() }).nullable(),
  referralCode: z.string().nullable(),
  discountCost: z.number().int(),
  discountRate: z.number(),
  additionalLessonType: z.enum(ADDITIONAL_LESSON_TYPES).nullable(),
  additionalLessonCount: z.number().int(),
  productsOnly: z.boolean().describe("For some lessons only; the payment says for which"),
  trialsOnly: z.boolean().describe("For trial lessons only"),
  validMonths: z.array(z.number().int()),
  startAt: z.iso.datetime().nullable(),
  endAt: z.iso.datetime().nullable(),
  appliedProducts: z.array(z.number().int()).describe("The products it was looked up for"),
  finalDiscountCost: z.number().int(),
}) satisfies z.ZodType<Benefit>;
