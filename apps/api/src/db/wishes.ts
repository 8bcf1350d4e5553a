import { and, eq } from "drizzle-orm";
import { applicants, matches, orderItems } from "./schema/index.ts";

/**
 * What the family wishes for the course of a match, which `orderItems` is joined for: an order has wishes for each
 * course.
 */
export const isWishOfMatch = and(
  eq(applicants.merchantUid, matches.merchantUid),
  eq(applicants.position, orderItems.position),
);
