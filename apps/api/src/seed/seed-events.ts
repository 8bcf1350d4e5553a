import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";
import { events } from "../db/schema/index.ts";
import { SEED_EVENTS } from "./data/events.ts";

/** Events around the day of seeding, in whole days of Korea; what staff has changed stays. */
export async function seedEvents(db: Queryable): Promise<void> {
  for (const { fromDay, toDay, ...event } of SEED_EVENTS) {
    const row = { ...event, published: true, startAt: startOfDay(fromDay), endAt: startOfDay(toDay) };
    const setWhere = eq(events.updatedAt, events.createdAt);
    await db.insert(events).values(row).onConflictDoUpdate({ target: events.slug, set: row, setWhere });
  }
}

const startOfDay = (days: number) => sql`date_trunc('day', now(), 'Asia/Seoul') + make_interval(days => ${days})`;
