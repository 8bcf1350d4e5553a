import { benefitSchema } from "@pkg/domain/schemas";
import { z } from "zod";
import { line, productIdList } from "../../lib/field-schemas.ts";

/** A benefit as one buyer could use it for one set of products. Amounts are won, rates per cent. */
export const benefit = benefitSchema.extend({ name: z.string(), cardOnly: z.boolean() }).meta({ id: "Benefit" });

export const benefitParams = z.object({ code: line(60) });
export const benefitQuery = z.object({ productIds: productIdList.optional() });
export const benefitListQuery = z.object({ productIds: productIdList });
export const benefitList = z.object({ content: z.array(benefit) });

export type BenefitWire = z.infer<typeof benefit>;
