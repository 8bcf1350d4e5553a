import {
  bitsToCalendar,
  commonCalendar,
  countFree,
  type Product,
  setLessons,
  upSellingProducts,
  WEEKLY_SLOTS,
} from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { toDomainProduct } from "../../catalogue/products/to-domain-product.ts";
import type { ClassRow } from "../../lessons/lessons/repository.ts";
import { findRunningSchedules } from "../../payments/refunds/repository.ts";
import { findSoldProducts, findTutorRoom } from "./repository.ts";

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
 * Tells whether a class can go on under its tutor at its weekly times. One that goes on by itself needs nothing; one that is over needs its
 * tutor's times and a place again.
 */
export async function canGoOn(db: Queryable, row: ClassRow): Promise<boolean> {
  if (row.status !== "MATCHED" || row.tutorId === null) return false;
  if ((await findRunningSchedules(db, [row.orderItemId])).size > 0) return false;
  return row.endedAt === null || isTutorFree(db, row, row.tutorId);
}

async function isTutorFree(db: Queryable, row: ClassRow, tutorId: number): Promise<boolean> {
  const tutor = await findTutorRoom(db, tutorId);
  if (!tutor?.isOpen || tutor.isResting || tutor.activeStudents >= tutor.capacity) return false;
  const wanted = setLessons(new Uint8Array(WEEKLY_SLOTS), row, 1);
  return countFree(commonCalendar(wanted, bitsToCalendar(tutor.takenBits))) === 0;
}
