import { CURRICULUMS, SCHOOL_LEVELS, TABLET_TYPES, TUTOR_RANKS } from "@pkg/domain";
import { z } from "zod";

/**
 * A lesson product (spec §3). Amounts are won. `gradeCategory` is what `schoolLevel` comes from; both are sent, so that
 * the answer is a domain `Product` as it stands.
 */
export const product = z
  .object({
    id: z.number().int(),
    name: z.string(),
    totalMonths: z.number().int(),
    totalWeeks: z.number().int(),
    totalCounts: z.number().int(),
    minutes: z.number().int(),
    freeLessonCounts: z.number().int(),
    rentTablet: z.boolean(),
    bundlingApplied: z.boolean(),
    periodic: z.boolean(),
    tutorRank: z.enum(TUTOR_RANKS),
    gradeCategory: z.enum(SCHOOL_LEVELS),
    schoolLevel: z.enum(SCHOOL_LEVELS),
    scheduleOrderProductId: z.number().int().nullable(),
    expiryMonths: z.number().int(),
    cost: z.number().int(),
    discountedCost: z.number().int(),
    discountRate: z.number(),
    monthlyTabletCost: z.number().int(),
    monthlyTabletDiscountCost: z.number().int(),
    monthlyBundlingDiscountCost: z.number().int(),
    monthlyLongTermDiscountCost: z.number().int(),
    monthlyMultiLessonDiscountCost: z.number().int(),
    finalCost: z.number().int(),
  })
  .meta({ id: "Product" });

/** One product by its id, sold or not: an unavailable one is needed to find its swap. */
export const productWithAvailability = product
  .extend({ available: z.boolean() })
  .meta({ id: "ProductWithAvailability" });

export const productQuery = z.object({
  productType: z.enum(["ALL", "MONTH", "COUNT"]).default("ALL"),
  /** EXCLUDE leaves out the products that come with free lessons. */
  freeLessonInclude: z.enum(["ALL", "EXCLUDE"]).default("ALL"),
});
export const productParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
export const productList = z.object({ content: z.array(product) });

const subjectDetail = z
  .object({
    key: z.string(),
    externalKey: z.string(),
    label: z.string(),
    parentSubjectDetailKey: z.string().nullable(),
    meta: z.record(z.string(), z.string()),
    purchasable: z.boolean(),
    targetSchoolLevels: z.array(z.enum(["MIDDLE", "HIGH"])),
    targetCurriculums: z.array(z.enum(CURRICULUMS)),
  })
  .meta({ id: "SubjectDetail" });

export const subject = z
  .object({ key: z.string(), externalKey: z.string(), label: z.string(), subjectDetails: z.array(subjectDetail) })
  .meta({ id: "Subject" });

export const subjectQuery = z.object({ displayable: z.enum(["true", "false"]).optional() });
export const subjectList = z.object({ content: z.array(subject) });

const tablet = z.object({ type: z.enum(TABLET_TYPES), label: z.string(), ongoing: z.boolean() }).meta({ id: "Tablet" });
/** In the order in which the client reverses them (spec §7). */
export const tabletList = z.object({ tablets: z.array(tablet) });

export type ProductWire = z.infer<typeof product>;
export type SubjectWire = z.infer<typeof subject>;
export type TabletWire = z.infer<typeof tablet>;
