import { SCHOOL_LEVELS, TABLET_TYPES } from "@pkg/domain";
import { productSchema, subjectDetailSchema, subjectSchema } from "@pkg/domain/schemas";
import { z } from "zod";

/**
 * A lesson product. `gradeCategory` is what `schoolLevel` comes from; both are sent, so that the answer is a domain
 * `Product` as it is.
 */
export const product = productSchema.extend({ gradeCategory: z.enum(SCHOOL_LEVELS) }).meta({ id: "Product" });

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

export const subject = subjectSchema
  .extend({ subjectDetails: z.array(subjectDetailSchema.meta({ id: "SubjectDetail" })) })
  .meta({ id: "Subject" });

export const subjectQuery = z.object({ displayable: z.enum(["true", "false"]).optional() });
export const subjectList = z.object({ content: z.array(subject) });

const tablet = z.object({ type: z.enum(TABLET_TYPES), label: z.string(), ongoing: z.boolean() }).meta({ id: "Tablet" });
/** In the order in which the client reverses them. */
export const tabletList = z.object({ tablets: z.array(tablet) });

export type ProductWire = z.infer<typeof product>;
export type SubjectWire = z.infer<typeof subject>;
export type TabletWire = z.infer<typeof tablet>;
