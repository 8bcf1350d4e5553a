import { type Product, upSellingProducts } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { toDomainProduct } from "../../catalogue/products/to-domain-product.ts";
import { findLaterCourse } from "../../lessons/lessons/find-later-course.ts";
import type { ClassRow } from "../../lessons/lessons/repository.ts";
import { findWakeTimes } from "../../matching/matches/wake-pair.ts";
import { findRunningSchedules } from "../../payments/refunds/repository.ts";
import { findSoldProducts } from "./repository.ts";

/** The course that a class is taught by now. */
export function currentCourse({ courses }: Pick<ClassRow, "courses">): Product {
  const latest = courses.findLast(({ tookOverOn }) => tookOverOn) ?? courses[0];
  if (!latest) throw new Error("A class has a course.");
  return latest.product;
}

/** Whether the student of a class has a tablet of ours. */
export const hasTablet = ({ courses }: Pick<ClassRow, "courses">): boolean =>
  courses.some(({ product, keptCount }) => product.rentTablet && keptCount === null);

/** The products that a class can go on with. @param ids those that an offer allows; all when it is left out */
export async function findContinuations(db: Queryable, row: ClassRow, ids?: readonly number[]): Promise<Product[]> {
  const sold = (await findSoldProducts(db, ids)).map(toDomainProduct);
  const product = currentCourse(row);
  return upSellingProducts(
    { product, minutes: row.minutes, lessonsPerWeek: row.lessonsPerWeek, rentTablet: hasTablet(row) },
    sold,
  );
}

/**
 * Tells whether a class can go on under its tutor at its weekly times. One that goes on by itself, or in a course that
 * was bought since, needs nothing; one that is over needs its tutor's times and a place again.
 */
export async function canGoOn(db: Queryable, row: ClassRow): Promise<boolean> {
  if (row.status !== "MATCHED" || row.tutorId === null) return false;
  if ((await findRunningSchedules(db, [row.orderItemId])).size > 0 || (await findLaterCourse(db, row))) return false;
  return row.endedAt === null || (await findWakeTimes(db, row.id)).areFree;
}
