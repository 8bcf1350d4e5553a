import { benefitCodeKey, isCallPromised, OPEN_CONSULTATION_STATUSES, type OrderStatus } from "@pkg/domain";
import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import {
  benefits,
  consultationCalls,
  consultationOffers,
  consultations,
  orders,
  products,
  subjectDetails,
  subjects,
  users,
} from "../../../../db/schema/index.ts";

/** The order that pays an offer or has paid it; one that failed leaves the offer as it was. */
const ofPayingOrder = <T>(column: SQL) => sql<T | null>`(select ${column} from ${orders} o
  where o.order_funnel_type = 'ROCKET_ENROLL' and o.order_funnel_value = ${consultationOffers.id}::text and o.status <> 'FAILED'
    and o.schedule_period_id is null)`;

const columns = {
  id: consultationOffers.id,
  consultationId: consultationOffers.consultationId,
  courses: consultationOffers.courses,
  wishes: consultationOffers.wishes,
  expiresAt: consultationOffers.expiresAt,
  revokedAt: consultationOffers.revokedAt,
  createdAt: consultationOffers.createdAt,
  merchantUid: ofPayingOrder<string>(sql`o.merchant_uid`),
  orderStatus: ofPayingOrder<OrderStatus>(sql`o.status`),
  /** It came instead of a promised call, and none was asked for since. */
  withoutCall: sql<boolean>`${consultations.status} = 'OFFERED' and coalesce((select c.outcome = 'WAIVED' from ${consultationCalls} c
    where c.consultation_id = ${consultationOffers.consultationId} and c.created_at <= ${consultationOffers.createdAt}
    order by c.created_at desc limit 1), false)`,
  userId: consultations.userId,
  phoneNumber: consultations.phoneNumber,
  couponCode: benefits.code,
  couponName: benefits.name,
  // Deadlines are judged by the database's clock.
  now: sql<Date>`now()`.mapWith(consultationOffers.createdAt),
};

const selectOffers = (db: Queryable) =>
  db
    .select(columns)
    .from(consultationOffers)
    .innerJoin(consultations, eq(consultations.id, consultationOffers.consultationId))
    .leftJoin(benefits, eq(benefits.id, consultationOffers.couponId));

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** The offer that a link opens. */
export async function findOfferOfLink(db: Queryable, consultationId: string, tokenHash: string) {
  const [row] = await selectOffers(db).where(
    and(eq(consultationOffers.consultationId, consultationId), eq(consultationOffers.tokenHash, tokenHash)),
  );
  return row;
}

/** The newest offer of a consultation, in any state. */
export async function findNewestOffer(db: Queryable, consultationId: string) {
  const [row] = await selectOffers(db)
    .where(eq(consultationOffers.consultationId, consultationId))
    .orderBy(desc(consultationOffers.createdAt))
    .limit(1);
  return row;
}

/** The newest offers of these consultations, in any state. */
export async function findNewestOffers(db: Queryable, consultationIds: readonly string[]) {
  return selectOffers(db).where(
    and(
      inArray(consultationOffers.consultationId, [...consultationIds]),
      sql`not exists (select from ${consultationOffers} newer where newer.consultation_id = ${consultations.id}
        and newer.created_at > ${consultationOffers.createdAt})`,
    ),
  );
}

/** Offers that end on the day after today, in Korea, and were not taken back. */
export async function findEndingOffers(db: Queryable) {
  return selectOffers(db).where(
    and(
      isNull(consultationOffers.revokedAt),
      sql`(${consultationOffers.expiresAt} at time zone 'Asia/Seoul')::date = (now() at time zone 'Asia/Seoul')::date + 1`,
    ),
  );
}

/** Closes a consultation as paid when it goes on and no call is promised. */
export async function markPaid(db: Queryable, consultationId: string): Promise<void> {
  const open = OPEN_CONSULTATION_STATUSES.filter((status) => !isCallPromised(status));
  await db
    .update(consultations)
    .set({ status: "PAID", updatedAt: sql`now()` })
    .where(and(eq(consultations.id, consultationId), inArray(consultations.status, open)));
}

/** Tells whether an order is an account's. */
export async function isOrderOf(db: Queryable, userId: string, merchantUid: string): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.merchantUid, merchantUid), eq(orders.userId, userId)));
  return found.length > 0;
}

/** Takes the offer back that can be paid. @returns whether there was one */
export async function revokeOffers(tx: Queryable, consultationId: string): Promise<boolean> {
  const revoked = await tx
    .update(consultationOffers)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(consultationOffers.consultationId, consultationId), sql`${consultationOffers.revokedAt} is null`))
    .returning({ id: consultationOffers.id });
  return revoked.length > 0;
}

/** As `findOffers`, held until the transaction ends: two orders cannot both find one unpaid. */
export async function lockOffers(tx: Queryable, consultationId: string) {
  await tx.execute(sql`select 1 from consultations where id = ${consultationId} for update`);
  return findOffers(tx, consultationId);
}

export async function findOffer(db: Queryable, id: string) {
  const [row] = await selectOffers(db).where(eq(consultationOffers.id, id));
  return row;
}

/** Offers of a consultation with who made them, the newest first. */
export async function findOffers(db: Queryable, consultationId: string) {
  return db
    .select({ ...columns, staffName: users.name })
    .from(consultationOffers)
    .innerJoin(consultations, eq(consultations.id, consultationOffers.consultationId))
    .leftJoin(benefits, eq(benefits.id, consultationOffers.couponId))
    .leftJoin(users, eq(users.id, consultationOffers.staffId))
    .where(eq(consultationOffers.consultationId, consultationId))
    .orderBy(desc(consultationOffers.createdAt));
}

/** What courses name, to be checked and shown. */
export async function findNamedParts(
  db: Queryable,
  courses: readonly { productId: number; subject: string; subjectDetail: string }[],
) {
  const of = <T>(pick: (course: (typeof courses)[number]) => T) => [...new Set(courses.map(pick))];
  const [named, details, labels] = await Promise.all([
    db
      .select()
      .from(products)
      .where(
        inArray(
          products.id,
          of(({ productId }) => productId),
        ),
      ),
    db
      .select()
      .from(subjectDetails)
      .where(
        inArray(
          subjectDetails.key,
          of(({ subjectDetail }) => subjectDetail),
        ),
      ),
    db
      .select()
      .from(subjects)
      .where(
        inArray(
          subjects.key,
          of(({ subject }) => subject),
        ),
      ),
  ]);
  return { products: named, details, subjects: new Map(labels.map(({ key, label }) => [key, label])) };
}

/** A coupon by its code. */
export async function findCoupon(db: Queryable, code: string) {
  const [row] = await db
    .select({ id: benefits.id, isOver: sql<boolean>`${benefits.endAt} <= now()` })
    .from(benefits)
    .where(and(eq(benefits.codeKey, benefitCodeKey(code)), eq(benefits.benefitType, "COUPON")));
  return row;
}
