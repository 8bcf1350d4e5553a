import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import { benefits } from "../db/schema/index.ts";
import { SEED_BENEFITS } from "./data/benefits.ts";
import { DEMO_PEOPLE } from "./demo-people.ts";

/**
 * Coupons and a referral code, valid around the day of seeding; how often they were used stays, and so does what
 * an operator has changed.
 */
export async function seedBenefits(db: Queryable): Promise<void> {
  for (const { fromDay, toDay, referrer, ...benefit } of SEED_BENEFITS) {
    const row = {
      ...benefit,
      referrerId: DEMO_PEOPLE.find(({ key }) => key === referrer)?.id ?? null,
      startAt: sql`now() + make_interval(days => ${fromDay})`,
      endAt: sql`now() + make_interval(days => ${toDay})`,
    };
    const setWhere = eq(benefits.updatedAt, benefits.createdAt);
    await db.insert(benefits).values(row).onConflictDoUpdate({ target: benefits.code, set: row, setWhere });
  }
}
