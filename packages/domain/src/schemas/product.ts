import { z } from "zod";
import type { Product } from "../product/product.ts";
import { schoolLevelSchema, tutorRankSchema } from "./enums.ts";
import { countSchema, rateSchema, wonSchema } from "./scalars.ts";

/** A lesson product (spec §3). */
export const productSchema = z.object({
  id: z.int(),
  name: z.string(),
  totalMonths: countSchema,
  totalWeeks: countSchema,
  totalCounts: countSchema,
  minutes: countSchema,
  freeLessonCounts: countSchema,
  rentTablet: z.boolean(),
  bundlingApplied: z.boolean(),
  periodic: z.boolean(),
  tutorRank: tutorRankSchema,
  schoolLevel: schoolLevelSchema,
  scheduleOrderProductId: z.int().nullable(),
  expiryMonths: countSchema,
  cost: wonSchema,
  discountedCost: wonSchema,
  discountRate: rateSchema,
  monthlyTabletCost: wonSchema,
  monthlyTabletDiscountCost: wonSchema,
  monthlyBundlingDiscountCost: wonSchema,
  monthlyLongTermDiscountCost: wonSchema,
  monthlyMultiLessonDiscountCost: wonSchema,
  finalCost: wonSchema,
}) satisfies z.ZodType<Product>;
