import { type EventState, eventState } from "@pkg/domain";
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { events } from "../../db/schema/index.ts";

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

export const stateOf = ({ now, ...period }: EventRow): EventState => eventState(period, now);
