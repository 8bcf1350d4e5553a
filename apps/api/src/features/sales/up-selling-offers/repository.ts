import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { consents, orders, products, upSellingOfferMatches, upSellingOffers } from "../../../db/schema/index.ts";

export type OfferRow = typeof upSellingOffers.$inferSelect;

/** An offer with its classes. */
export interface Offer extends OfferRow {
  matches: { matchId: string; tutorId: number }[];
}

async function findOffers(db: Queryable, which: SQL | undefined): Promise<Offer[]> {
  const rows = await db.select().from(upSellingOffers).where(which).orderBy(sql`${upSellingOffers.createdAt} desc`);
  if (rows.length === 0) return [];
  const ofOffers = await db
    .select()
    .from(upSellingOfferMatches)
    .where(
      inArray(
        upSellingOfferMatches.offerId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(upSellingOfferMatches.matchId);
  return rows.map((row) => ({ ...row, matches: ofOffers.filter(({ offerId }) => offerId === row.id) }));
}

/** Neither used nor past its time. */
const isLive = and(isNull(upSellingOffers.orderId), gt(upSellingOffers.expiresAt, sql`now()`));

/** The offer of a token, when it is this account's and holds. */
export async function findOfferOfToken(db: Queryable, userId: string, tokenHash: string): Promise<Offer | undefined> {
  const [offer] = await findOffers(
    db,
    and(eq(upSellingOffers.tokenHash, tokenHash), eq(upSellingOffers.userId, userId), isLive),
  );
  return offer;
}

/** The offers of an account that hold, the latest first. */
export const findLiveOffers = (db: Queryable, userId: string): Promise<Offer[]> =>
  findOffers(db, and(eq(upSellingOffers.userId, userId), isLive));

/** The offers that hold and end tomorrow, in Korea. */
export const findEndingOffers = (db: Queryable): Promise<Offer[]> =>
  findOffers(
    db,
    and(
      isLive,
      sql`(${upSellingOffers.expiresAt} at time zone 'Asia/Seoul')::date = (now() at time zone 'Asia/Seoul')::date + 1`,
    ),
  );

/** The latest offer of a class that holds. */
export async function findOfferOfMatch(db: Queryable, matchId: string): Promise<Offer | undefined> {
  const ofMatch = db
    .select({ id: upSellingOfferMatches.offerId })
    .from(upSellingOfferMatches)
    .where(eq(upSellingOfferMatches.matchId, matchId));
  const [offer] = await findOffers(db, and(inArray(upSellingOffers.id, ofMatch), isLive));
  return offer;
}

interface NewOffer extends Pick<OfferRow, "userId" | "actorId" | "tokenHash" | "sealedToken" | "productIds"> {
  days: number;
  matches: { matchId: string; tutorId: number; refundAmount: number }[];
}

export async function insertOffer(tx: Queryable, { days, matches, ...values }: NewOffer): Promise<OfferRow> {
  const [offer] = await tx
    .insert(upSellingOffers)
    // The day that people are told is theirs to its end.
    .values({
      ...values,
      expiresAt: sql`((now() at time zone 'Asia/Seoul')::date + ${days}::int + 1)::timestamp at time zone 'Asia/Seoul' - interval '1 second'`,
    })
    .returning();
  if (!offer) throw new Error("An offer was not written.");
  await tx.insert(upSellingOfferMatches).values(matches.map((match) => ({ ...match, offerId: offer.id })));
  return offer;
}

/** Takes an offer for an order. @returns whether nobody had taken it */
export async function takeOffer(tx: Queryable, id: string, orderId: string): Promise<boolean> {
  const taken = await tx
    .update(upSellingOffers)
    .set({ orderId })
    .where(and(eq(upSellingOffers.id, id), isLive))
    .returning({ id: upSellingOffers.id });
  return taken.length > 0;
}

/** The offer of an order that failed holds again. */
export async function giveOfferBack(tx: Queryable, orderId: string): Promise<void> {
  await tx.update(upSellingOffers).set({ orderId: null }).where(eq(upSellingOffers.orderId, orderId));
}

export async function findSoldProducts(db: Queryable, ids?: readonly number[]) {
  const isNamed = ids && inArray(products.id, [...ids]);
  return db.select().from(products).where(and(products.available, isNamed)).orderBy(products.id);
}

/** What an account agreed to with orders that these classes were paid by, in the version that holds now. */
export async function findGivenConsents(
  db: Queryable,
  { userId, matchIds, version }: { userId: string; matchIds: readonly string[]; version: string },
): Promise<string[]> {
  const ids = sql`${sql.param([...matchIds])}::uuid[]`;
  const ofClasses = db
    .select({ merchantUid: orders.merchantUid })
    .from(orders)
    .where(
      sql`${orders.id} in (
        select i.order_id from matches m join order_items i on i.id = m.order_item_id where m.id = any(${ids})
        union select i.order_id from order_items i where i.match_id = any(${ids})) and ${orders.paidAt} is not null`,
    );
  const rows = await db
    .selectDistinct({ key: consents.key })
    .from(consents)
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.version, version),
        consents.agreed,
        inArray(consents.merchantUid, ofClasses),
      ),
    );
  return rows.map(({ key }) => key);
}
