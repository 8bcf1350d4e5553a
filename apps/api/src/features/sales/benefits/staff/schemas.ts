import { ADDITIONAL_LESSON_TYPES, BENEFIT_CONDITIONS, BENEFIT_STATES, BENEFIT_TYPES, TEXT_LENGTHS } from "@pkg/domain";
import { timestampSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, line, uuid } from "../../../../lib/requests/field-schemas.ts";

const figure = (message: string) => z.number(message).int(message).min(-2_147_483_648).max(2_147_483_647).nullable();

/** A benefit as staff sees it: its terms, and how many orders hold or used it. Whose referral code it is stays out. */
export const benefitSetting = z
  .object({
    id: z.string(),
    code: z.string(),
    benefitType: z.enum(BENEFIT_TYPES),
    state: z.enum(BENEFIT_STATES),
    name: z.string(),
    discountCost: z.number().int().nullable().describe("Won"),
    discountRate: z.number().int().nullable().describe("Per cent"),
    additionalLessonType: z.enum(ADDITIONAL_LESSON_TYPES).nullable(),
    additionalLessonCount: z.number().int(),
    appliedProducts: z.array(z.number().int()).describe("Empty means all"),
    validMonths: z.array(z.number().int()).describe("Empty means all"),
    condition: z.enum(BENEFIT_CONDITIONS),
    offered: z.boolean().describe("Shown to every buyer; the others need their code"),
    startAt: instant,
    endAt: instant,
    maxUses: z.number().int().nullable(),
    usedCount: z.number().int(),
    updatedAt: instant,
  })
  .meta({ id: "BenefitSetting" });

/** Running ones include those that are used up. */
export const benefitSettingQuery = z.object({
  state: z.enum(["RUNNING", "COMING", "ENDED"]).default("RUNNING"),
  /** A part of the name or of the code. */
  search: line(TEXT_LENGTHS.search.max).optional(),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(50).default(20),
});
export const benefitSettingList = z.object({ content: z.array(benefitSetting), totalElements: z.number().int() });
export const benefitSettingParams = z.object({ id: uuid });

const terms = z.object({
  name: line(TEXT_LENGTHS.couponName.max),
  discountCost: figure("할인할 금액을 숫자로 적어 주세요."),
  discountRate: figure("할인할 비율을 숫자로 적어 주세요."),
  validMonths: z.array(z.number("개월 수를 다시 골라 주세요.").int("개월 수를 다시 골라 주세요.")).max(24),
  condition: z.enum(BENEFIT_CONDITIONS, "누가 쓰는지 골라 주세요."),
  offered: z.boolean(),
  startAt: timestampSchema("시작하는 날을 적어 주세요."),
  endAt: timestampSchema("끝나는 날을 적어 주세요."),
  maxUses: figure("쓸 수 있는 횟수를 숫자로 적어 주세요."),
});

/**
 * What staff changes about a benefit; what is left out stays. Its code, its products and the lessons that it adds are no part
 * of it, and are refused: orders that were made with it count on them.
 */
export const benefitChange = terms.partial().strict().meta({ id: "BenefitChange" });

/** A new coupon. It takes money off, or adds lessons or months. */
export const newCoupon = terms
  .extend({
    code: line(TEXT_LENGTHS.newCouponCode.max, TEXT_LENGTHS.newCouponCode.min),
    additionalLessonType: z.enum(ADDITIONAL_LESSON_TYPES).nullable(),
    additionalLessonCount: z.number("더할 횟수를 숫자로 적어 주세요.").int().min(0).max(100, "100까지 적어 주세요."),
  })
  .meta({ id: "NewCoupon" });

export type BenefitSettingWire = z.infer<typeof benefitSetting>;
export type BenefitSettingQuery = z.infer<typeof benefitSettingQuery>;
export type BenefitChange = z.infer<typeof benefitChange>;
export type NewCoupon = z.infer<typeof newCoupon>;
