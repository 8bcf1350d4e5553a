import { sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import { events } from "../db/schema/index.ts";
import { LEARNING_TYPE, TUTOR_FINDING } from "./data/promotions.ts";

const DAYS = 90;

/** The two promotions, once, as drafts: staff chooses their period and publishes them, and what staff has written stays. */
export async function writePromotions(db: Queryable): Promise<void> {
  const today = sql`date_trunc('day', now(), 'Asia/Seoul')`;
  const period = { startAt: today, endAt: sql`${today} + make_interval(days => ${DAYS})` };
  const drafts = [TUTOR_FINDING, LEARNING_TYPE].map((event) => ({ ...event, ...period, published: false }));
  await db.insert(events).values(drafts).onConflictDoNothing();
}
