import { highSchoolTypeOf, parseSchoolLevel, UNIVERSITY_TIERS } from "@pkg/domain";
import type { Queryable } from "../db/client.ts";
import { schools, universities } from "../db/schema/index.ts";
import { FOREIGN_UNIVERSITIES } from "./data/foreign-universities.ts";
import { SCHOOLS_BY_DISTRICT } from "./data/schools.ts";
import { UNIVERSITIES_BY_TIER } from "./data/universities.ts";
import { upsert } from "./upsert.ts";

/** Schools with stable ids; the level is read from the name, academies (영재학교) are high schools. */
export const BUNDLED_SCHOOLS: readonly (typeof schools.$inferInsert)[] = SCHOOLS_BY_DISTRICT.flatMap(
  ([district, names]) => names.split(" ").map((name) => ({ name, district })),
).map(({ name, district }, index) => {
  const level = parseSchoolLevel(name);
  return {
    id: index + 1,
    name,
    level: level === "MIDDLE_AND_HIGH" ? "HIGH" : level,
    region: district.split(" ")[0] ?? district,
    address: district,
    highSchoolType: highSchoolTypeOf({ name }),
  };
});

export const UNIVERSITIES: readonly (typeof universities.$inferInsert)[] = UNIVERSITY_TIERS.flatMap((tier) =>
  UNIVERSITIES_BY_TIER[tier].map(([name, region]) => ({ name, region, tier })),
).map((university, index) => ({ id: index + 1, ...university }));

/** Far from the ids of those at home, which grow by their own order. */
const FIRST_FOREIGN_ID = 10_001;

const ABROAD: readonly (typeof universities.$inferInsert)[] = FOREIGN_UNIVERSITIES.map(
  ([name, region, tier], index) => ({ id: FIRST_FOREIGN_ID + index, name, region, tier }),
);

/** Bundled schools and universities. What the register of schools knows better stays. */
export async function writeSchools(db: Queryable): Promise<void> {
  await upsert(db, schools, BUNDLED_SCHOOLS, schools.id, [
    "name",
    "level",
    "region",
    "address",
    "highSchoolType",
    "code",
  ]);
  await upsert(db, universities, [...UNIVERSITIES, ...ABROAD], universities.id);
}
