import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { levelTestForms, levelTestItems } from "../../../../db/schema/index.ts";

export async function findFormIds(db: Queryable): Promise<string[]> {
  const rows = await db.select({ id: levelTestForms.id }).from(levelTestForms).orderBy(asc(levelTestForms.id));
  return rows.map(({ id }) => id);
}

/** The items of a form with what finished sessions made of them; versions that are in use, and those that were answered. */
export async function findItemStatistics(db: Queryable, formId: string) {
  const { id, version, unit, points, stem, passage, options, retiredAt } = levelTestItems;
  const isRight = sql`(a.result = 'CORRECT')::int`;
  const rest = sql`(s.points - ${isRight} * ${points})::float8 / nullif(s.max_points - ${points}, 0)`;
  const isUsed = sql<boolean>`f.items @> jsonb_build_array(jsonb_build_object('id', ${id}, 'version', ${version}))`;
  return db
    .select({
      id,
      version,
      unit,
      points,
      stem,
      passage,
      options,
      retiredAt,
      isUsed,
      answers: sql<number>`count(s.id)::int`,
      correct: sql<number>`count(s.id) filter (where a.result = 'CORRECT')::int`,
      unknown: sql<number>`count(s.id) filter (where a.is_unknown)::int`,
      discrimination: sql<number | null>`corr(${isRight}, ${rest}) filter (where s.id is not null)`,
    })
    .from(levelTestItems)
    .innerJoin(sql`level_test_forms f`, sql`f.id = ${levelTestItems.formId}`)
    .leftJoin(sql`level_test_answers a`, sql`a.item_id = ${id} and a.item_version = ${version}`)
    .leftJoin(sql`level_test_sessions s`, sql`s.id = a.session_id and s.finished_at is not null`)
    .where(eq(levelTestItems.formId, formId))
    .groupBy(id, version, sql`f.items`)
    .having(sql`${isUsed} or count(s.id) > 0`)
    .orderBy(asc(id), asc(version));
}

/** Locks a version of an item. */
export async function lockItem(tx: Queryable, id: string, version: number) {
  const [row] = await tx
    .select()
    .from(levelTestItems)
    .where(and(eq(levelTestItems.id, id), eq(levelTestItems.version, version)))
    .for("update");
  return row;
}

/** Locks a form, so that two of staff cannot both retire its last items. */
export async function lockForm(tx: Queryable, id: string) {
  const [row] = await tx.select().from(levelTestForms).where(eq(levelTestForms.id, id)).for("update");
  return row;
}

export async function countItemsInUse(tx: Queryable, formId: string): Promise<number> {
  const isUsed = sql`f.items @> jsonb_build_array(jsonb_build_object('id', ${levelTestItems.id}, 'version', ${levelTestItems.version}))`;
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(levelTestItems)
    .innerJoin(sql`level_test_forms f`, sql`f.id = ${levelTestItems.formId}`)
    .where(and(eq(levelTestItems.formId, formId), isNull(levelTestItems.retiredAt), isUsed));
  return row?.count ?? 0;
}

export async function writeRetirement(tx: Queryable, id: string, version: number, isRetired: boolean): Promise<void> {
  await tx
    .update(levelTestItems)
    .set({ retiredAt: isRetired ? sql`now()` : null })
    .where(and(eq(levelTestItems.id, id), eq(levelTestItems.version, version)));
}
