import type { Queryable } from "../../../../db/client.ts";
import { toDomainProduct } from "../../../catalogue/products/to-domain-product.ts";
import { findNamedParts, type OfferRow } from "./repository.ts";

/** The courses of offers with their names and today's prices, in won. */
export async function describeCourses(db: Queryable, offers: readonly OfferRow["courses"][]) {
  const parts = await findNamedParts(db, offers.flat());
  const detailOf = new Map(parts.details.map(({ key, label }) => [key, label]));
  const productOf = new Map(parts.products.map((row) => [row.id, toDomainProduct(row)]));
  return offers.map((courses) =>
    courses.map(({ productId, subject, subjectDetail }) => ({
      productId,
      subject,
      subjectDetail,
      subjectLabel: parts.subjects.get(subject) ?? subject,
      subjectDetailLabel: detailOf.get(subjectDetail) ?? subjectDetail,
      productName: productOf.get(productId)?.name ?? String(productId),
      finalCost: productOf.get(productId)?.finalCost ?? 0,
      periodic: productOf.get(productId)?.periodic ?? false,
      totalMonths: productOf.get(productId)?.totalMonths ?? 0,
    })),
  );
}
