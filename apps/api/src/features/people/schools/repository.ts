import type { SchoolLevel } from "@pkg/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { schools, universities } from "../../../db/schema/index.ts";
import { containing } from "../../../lib/requests/like-pattern.ts";

/** Wildcards that somebody types are letters. */

/** Schools whose name contains the text; those that begin with it come first. */
export async function findSchoolsByName(db: Queryable, name: string, level: SchoolLevel | undefined, limit: number) {
  return db
    .select()
    .from(schools)
    .where(and(sql`${schools.name} ilike ${containing(name)}`, level ? eq(schools.level, level) : undefined))
    .orderBy(sql`position(${name} in ${schools.name})`, schools.name, schools.id)
    .limit(limit);
}

/** All of them: some hundred. */
export async function listUniversities(db: Queryable) {
  return db.select().from(universities);
}

export async function findSchoolById(db: Queryable, id: number) {
  const [school] = await db.select().from(schools).where(eq(schools.id, id));
  return school;
}

export async function findUniversityById(db: Queryable, id: number) {
  const [university] = await db.select().from(universities).where(eq(universities.id, id));
  return university;
}
