import { TEXT_LENGTHS } from "@pkg/domain";
import { benefitSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { instant, line, productIdList, uuid } from "../../../../lib/requests/field-schemas.ts";

/** A benefit as one buyer could use it for one set of products. Amounts are won, rates per cent. */
export const benefit = benefitSchema.extend({ name: z.string() }).meta({ id: "Benefit" });

export const benefitParams = z.object({ code: line(TEXT_LENGTHS.benefitCode.max) });
/** Whom the lessons are for; without one, any student of the account. */
const studentId = uuid.optional();
export const benefitQuery = z.object({ productIds: productIdList.optional(), studentId });
export const benefitListQuery = z.object({ productIds: productIdList, studentId });
export const benefitList = z.object({ content: z.array(benefit) });

/** A coupon of the signed-in buyer, whatever they want to buy. Amounts are won, rates per cent. */
const ownBenefit = benefitSchema
  .pick({
    condition: true,
    discountCost: true,
    discountRate: true,
    additionalLessonType: true,
    additionalLessonCount: true,
    validMonths: true,
    productsOnly: true,
    trialsOnly: true,
  })
  .extend({
    id: z.string(),
    name: z.string(),
    state: z.enum(["USABLE", "COMING", "USED", "MISSED", "ENDED"]),
    startAt: instant,
    endAt: instant,
  })
  .meta({ id: "OwnBenefit" });
export const ownBenefitList = z.object({ content: z.array(ownBenefit) });

export type OwnBenefitWire = z.infer<typeof ownBenefit>;
export type BenefitWire = z.infer<typeof benefit>;
