import { z } from "zod";
import type { Product } from "../product/product.ts";
import { TUTOR_RANKS } from "../product/tutor-rank.ts";
import { CURRICULUMS } from "../subject/curriculum.ts";
import type { Subject, SubjectDetail } from "../subject/subject.ts";
import { SCHOOL_LEVELS } from "../user/school-level.ts";

/** A lesson product. Amounts are won. */
export const productSchema = z.object({
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
}) satisfies z.ZodType<Product>;

/** A detail of a subject. */
export const subjectDetailSchema = z.object({
  key: z.string(),
  externalKey: z.string(),
  label: z.string(),
  parentSubjectDetailKey: z.string().nullable(),
  meta: z.record(z.string(), z.string()),
  purchasable: z.boolean(),
  targetSchoolLevels: z.array(z.enum(["MIDDLE", "HIGH"])),
  targetCurriculums: z.array(z.enum(CURRICULUMS)),
}) satisfies z.ZodType<SubjectDetail>;

/** A subject with its details. */
export const subjectSchema = z.object({
  key: z.string(),
  externalKey: z.string(),
  label: z.string(),
  subjectDetails: z.array(subjectDetailSchema),
}) satisfies z.ZodType<Subject>;
