import { parseSchoolLevel, UNIVERSITY_TIERS } from "@pkg/domain";
import type { Queryable } from "../db/client.ts";
import { schools, universities } from "../db/schema/index.ts";
import { SCHOOLS_BY_DISTRICT } from "./data/schools.ts";
import { UNIVERSITIES_BY_TIER } from "./data/universities.ts";
import { upsert } from "./upsert.ts";

/** Schools with stable ids; the level is read from the name, academies (영재학교) are high schools. */
export const SEED_SCHOOLS: readonly (typeof schools.$inferInsert)[] = SCHOOLS_BY_DISTRICT.flatMap(([district, names]) =>
  names.split(" ").map((name) => ({ name, district })),
).map(({ name, district }, index) => {
  const level = parseSchoolLevel(name);
  return {
    id: index + 1,
    name,
    level: level === "MIDDLE_AND_HIGH" ? "HIGH" : level,
    region: district.split(" ")[0] ?? district,
    address: district,
  };
});

export const SEED_UNIVERSITIES: readonly (typeof universities.$inferInsert)[] = UNIVERSITY_TIERS.flatMap((tier) =>
  UNIVERSITIES_BY_TIER[tier].map(([name, region]) => ({ name, region, tier })),
).map((university, index) => ({ id: index + 1, ...university }));

/** Schools and universities. */
export async function seedSchools(db: Queryable): Promise<void> {
  await upsert(db, schools, SEED_SCHOOLS, schools.id);
  await upsert(db, universities, SEED_UNIVERSITIES, universities.id);
}
