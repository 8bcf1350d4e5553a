import { benefitCodeKey } from "@pkg/domain";
import { and, count, desc, eq, getTableColumns, ilike, like, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { benefits } from "../../../../db/schema/index.ts";
import { containing } from "../../../../lib/requests/like-pattern.ts";
import type { BenefitSettingQuery } from "./schemas.ts";

// Where a benefit stands is judged by the database's clock.
const columns = { ...getTableColumns(benefits), now: sql<Date>`now()`.mapWith(benefits.startAt) };

export type BenefitSettingRow = Awaited<ReturnType<typeof findBenefits>>[number];
export type BenefitValues = Partial<typeof benefits.$inferInsert>;

/** As `benefitState` of the domain has it. */
const STANDS: Readonly<Record<BenefitSettingQuery["state"], SQL>> = {
  RUNNING: sql`${benefits.startAt} <= now() and ${benefits.endAt} >= now()`,
  COMING: sql`${benefits.startAt} > now() and ${benefits.endAt} >= now()`,
  ENDED: sql`${benefits.endAt} < now()`,
};

/** Coupons for everybody: what belongs to one person, and the code of each buyer, would bury them. */
const isCommon = sql`${benefits.ownerId} is null and ${benefits.benefitType} <> 'REFERRAL'`;

type Narrowed = Pick<BenefitSettingQuery, "state" | "search">;

function fits({ state, search }: Narrowed): SQL | undefined {
  const key = benefitCodeKey(search ?? "");
  const isCode = key === "" ? undefined : like(benefits.codeKey, containing(key));
  const isMeant = search === undefined ? undefined : or(ilike(benefits.name, containing(search)), isCode);
  return and(STANDS[state], isCommon, isMeant);
}

/** One page of those that stand there, the newest first. */
export async function findBenefits(db: Queryable, { page, size, ...narrowed }: BenefitSettingQuery) {
  return db
    .select(columns)
    .from(benefits)
    .where(fits(narrowed))
    .orderBy(desc(benefits.createdAt), benefits.code)
    .offset(page * size)
    .limit(size);
}

export async function countBenefits(db: Queryable, narrowed: Narrowed): Promise<number> {
  const [row] = await db.select({ total: count() }).from(benefits).where(fits(narrowed));
  return row?.total ?? 0;
}

export async function findBenefit(db: Queryable, id: string): Promise<BenefitSettingRow | undefined> {
  const [row] = await db.select(columns).from(benefits).where(eq(benefits.id, id));
  return row;
}

/** Holds the benefit: an order that would use it waits, so that its limit cannot be passed meanwhile. */
export async function lockBenefit(tx: Queryable, id: string): Promise<BenefitSettingRow | undefined> {
  const [row] = await tx.select(columns).from(benefits).where(eq(benefits.id, id)).for("update");
  return row;
}

export async function updateBenefit(tx: Queryable, id: string, values: BenefitValues): Promise<void> {
  await tx
    .update(benefits)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(benefits.id, id));
}

/** The id of the new row; null when the code is taken, however it is written. */
export async function insertBenefit(tx: Queryable, values: typeof benefits.$inferInsert): Promise<string | null> {
  const [row] = await tx.insert(benefits).values(values).onConflictDoNothing().returning({ id: benefits.id });
  return row?.id ?? null;
}
