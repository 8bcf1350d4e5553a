import { count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { eventLogs, events } from "../../../../db/schema/index.ts";
import { WAITING_PARTICIPANTS } from "../../../../db/waiting-participants.ts";

// With their tables' names: alone, both columns would be those of the logs.
const OF_EVENT = sql`${eventLogs}."slug" = ${events}."slug"`;
const countOf = (kind: "PARTICIPATED" | "SHARED") =>
  sql<number>`(select count(*)::int from ${eventLogs} where ${OF_EVENT} and ${eventLogs}."kind" = ${kind})`;

// Where an event stands is judged by the database's clock.
const columns = {
  ...getTableColumns(events),
  now: sql<Date>`now()`.mapWith(events.startAt),
  participated: countOf("PARTICIPATED"),
  shared: countOf("SHARED"),
  waiting: sql<number>`(select count(*)::int from ${WAITING_PARTICIPANTS} where "waiting"."slug" = ${events}."slug")`,
};

export type EventSettingRow = Awaited<ReturnType<typeof findEventSettings>>[number];
export type EventValues = Partial<typeof events.$inferInsert>;

/** One page of all events, the latest to end first. */
export async function findEventSettings(db: Queryable, { page, size }: { page: number; size: number }) {
  return db
    .select(columns)
    .from(events)
    .orderBy(desc(events.endAt), events.slug)
    .offset(page * size)
    .limit(size);
}

export async function countEvents(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(events);
  return row?.total ?? 0;
}

export async function findEventSetting(db: Queryable, slug: string): Promise<EventSettingRow | undefined> {
  const [row] = await db.select(columns).from(events).where(eq(events.slug, slug));
  return row;
}

/** Holds the event, so that two changes come one after the other. */
export async function lockEvent(tx: Queryable, slug: string): Promise<void> {
  await tx.select({ slug: events.slug }).from(events).where(eq(events.slug, slug)).for("update");
}

export async function updateEvent(tx: Queryable, slug: string, values: EventValues): Promise<void> {
  await tx
    .update(events)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(events.slug, slug));
}

/** Whether it is new; false when the id is taken. */
export async function insertEvent(tx: Queryable, values: typeof events.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(events).values(values).onConflictDoNothing().returning({ slug: events.slug });
  return rows.length > 0;
}
