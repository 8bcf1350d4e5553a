import { asc, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { products, subjectDetails, subjects, tablets } from "../../../db/schema/index.ts";

export async function findAvailableProducts(db: Queryable) {
  return db.select().from(products).where(eq(products.available, true)).orderBy(asc(products.id));
}

export async function findProduct(db: Queryable, id: number) {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row;
}

export async function findSubjects(db: Queryable) {
  return db.select().from(subjects).orderBy(asc(subjects.position));
}

export async function findSubjectDetails(db: Queryable) {
  return db.select().from(subjectDetails).orderBy(asc(subjectDetails.subjectKey), asc(subjectDetails.position));
}

/** Last one first: the client reverses the list. */
export async function findTablets(db: Queryable) {
  return db.select().from(tablets).orderBy(desc(tablets.position));
}
