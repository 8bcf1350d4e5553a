import { type SchoolLevel, searchPattern } from "@pkg/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { schools, universities } from "../../../db/schema/index.ts";

/** Schools whose name the text may mean, as `searchPattern` says; those that begin with it come first. */
export async function findSchoolsByName(db: Queryable, name: string, level: SchoolLevel | undefined, limit: number) {
  const pattern = searchPattern(name);
  return db
    .select()
    .from(schools)
    .where(and(sql`${schools.name} ~* ${pattern}`, level ? eq(schools.level, level) : undefined))
    .orderBy(sql`regexp_instr(${schools.name}, ${pattern}, 1, 1, 0, 'i')`, schools.name, schools.id)
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
