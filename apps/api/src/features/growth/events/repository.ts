import { type EventState, eventState } from "@pkg/domain";
import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { eventLogs, events, users } from "../../../db/schema/index.ts";

const HAS_STARTED = sql`${events.startAt} <= now()`;
const HAS_ENDED = sql`${events.endAt} <= now()`;

// Where an event stands is judged by the database's clock.
const columns = { ...getTableColumns(events), now: sql<Date>`now()`.mapWith(events.startAt) };

async function select(db: Queryable, where: SQL | undefined, ...order: SQL[]) {
  return db
    .select(columns)
    .from(events)
    .where(where)
    .orderBy(...order, asc(events.slug));
}
export type EventRow = Awaited<ReturnType<typeof select>>[number];

/** Published ones that run now, those that end first in front. */
export async function findOpenEvents(db: Queryable): Promise<EventRow[]> {
  return select(db, and(events.published, HAS_STARTED, sql`not ${HAS_ENDED}`), asc(events.endAt));
}

/** Published ones that are over, the latest first. */
export async function findClosedEvents(db: Queryable): Promise<EventRow[]> {
  return select(db, and(events.published, HAS_ENDED), desc(events.endAt));
}

/** One that the public may see: published, and begun. */
export async function findEvent(db: Queryable, slug: string): Promise<EventRow | undefined> {
  const [row] = await select(db, and(eq(events.slug, slug), events.published, HAS_STARTED));
  return row;
}

export async function insertEventLog(db: Queryable, entry: typeof eventLogs.$inferInsert): Promise<void> {
  await db.insert(eventLogs).values(entry);
}

/** Whether an account has confirmed the phone number by a code. */
export async function hasConfirmed(db: Queryable, userId: string | null, phoneNumber: string): Promise<boolean> {
  if (userId === null) return false;
  const isConfirmed = and(eq(users.id, userId), eq(users.phoneNumber, phoneNumber), users.phoneNumberVerified);
  return (await db.select({ id: users.id }).from(users).where(isConfirmed)).length > 0;
}

/** When an account took part in an event for the first time; null before. */
export async function findParticipatedAt(db: Queryable, slug: string, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: eventLogs.createdAt })
    .from(eventLogs)
    .where(and(eq(eventLogs.userId, userId), eq(eventLogs.slug, slug), eq(eventLogs.kind, "PARTICIPATED")))
    .orderBy(asc(eventLogs.createdAt))
    .limit(1);
  return row?.at ?? null;
}

/** Events that ended more than so many days ago and whose participations are still kept. */
export async function findKeptTooLong(db: Queryable, days: number): Promise<string[]> {
  const isOver = sql`${events.endAt} < now() - make_interval(days => ${days})`;
  const rows = await db
    .select({ slug: events.slug })
    .from(events)
    .where(and(isOver, isNull(events.forgottenAt)));
  return rows.map(({ slug }) => slug);
}

/** All events whose participations are not deleted yet. */
export async function findStillKept(db: Queryable): Promise<string[]> {
  const rows = await db.select({ slug: events.slug }).from(events).where(isNull(events.forgottenAt));
  return rows.map(({ slug }) => slug);
}

export async function markForgotten(db: Queryable, slug: string): Promise<void> {
  await db.update(events).set({ forgottenAt: sql`now()` }).where(eq(events.slug, slug));
}

export const stateOf = ({ now, ...period }: EventRow): EventState => eventState(period, now);
