import {
  type LessonOutcome,
  ORDER_SCHEDULE_PERIOD_STATUSES,
  ORDER_SCHEDULE_PERIOD_TRANSITIONS,
  type OrderSchedulePeriodStatus,
  periodStatusesBefore,
  STORED_PAYMENT_TYPES,
  type StoredPaymentType,
  UNCONFIRMED_LESSONS,
} from "@pkg/domain";
import { and, desc, eq, getTableColumns, inArray, isNotNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import {
  lessonAnswers,
  lessons,
  matches,
  orderItems,
  orderSchedulePeriods,
  orderSchedules,
  orders,
  paymentMethods,
  products,
  students,
  subjectDetails,
  subjects,
  users,
} from "../../../db/schema/index.ts";

/** One row for each periodic course of an order whose method is stored; settling again adds none. */
export async function insertSchedules(tx: Queryable, orderId: string): Promise<void> {
  await tx.execute(sql`
    insert into order_schedules (user_id, student_id, order_item_id, product_id, amount, payment_method_id, next_date,
      day_of_month)
    select o.user_id, o.student_id, i.id, p.id, p.final_cost,
      (select m.id from payment_methods m
        where m.user_id = o.user_id and m.active and m.removed_at is null
          and (m.order_id = o.id or (m.card_name = o.card_name and m.card_number = o.card_number))
        order by coalesce(m.order_id = o.id, false) desc, m.created_at desc limit 1),
      (coalesce(o.paid_at, now()) at time zone 'Asia/Seoul')::date + make_interval(months => greatest(p.total_months, 1)),
      extract(day from coalesce(o.paid_at, now()) at time zone 'Asia/Seoul')
    from orders o
    join order_items i on i.order_id = o.id
    join products p on p.id = (i.product ->> 'scheduleOrderProductId')::int
    where o.id = ${orderId} and ${inArray(sql`o.payment_method`, STORED_PAYMENT_TYPES)} and (i.product ->> 'periodic')::boolean
    on conflict (order_item_id) do nothing`);
}

/** A period in one of these states is still to be paid; a schedule has one of them at most. */
const OPEN_PERIODS = ORDER_SCHEDULE_PERIOD_STATUSES.filter(
  (status) => ORDER_SCHEDULE_PERIOD_TRANSITIONS[status].length > 0,
);

const columns = {
  schedule: getTableColumns(orderSchedules),
  product: getTableColumns(products),
  item: getTableColumns(orderItems),
  origin: getTableColumns(orders),
  match: {
    id: matches.id,
    status: matches.status,
    tutorId: matches.tutorId,
    plannedAt: matches.plannedAt,
    endedAt: matches.endedAt,
    restsUntil: matches.restsUntil,
  },
  hasLessons: sql<boolean>`exists (select from lessons l where l.match_id = ${matches.id} and l.status <> 'CANCELED')`,
  /** The day (YYYY-MM-DD, KST) on which the period that runs now began: it was due, or the first order was paid. */
  periodBeganOn: sql<string>`coalesce(
    (select max(p.due_on) from ${orderSchedulePeriods} p where p.schedule_id = ${orderSchedules.id} and p.status = 'PAID'),
    (coalesce(${orders.paidAt}, ${orders.createdAt}) at time zone 'Asia/Seoul')::date)::text`,
  isAccountClosed: sql<boolean>`${users.closedAt} is not null`,
  buyerName: users.name,
  studentName: students.name,
  subjectLabel: subjects.label,
  subjectDetailLabel: subjectDetails.label,
  method: {
    id: paymentMethods.id,
    // One that is used once renews nothing.
    paymentType: sql<StoredPaymentType>`${paymentMethods.paymentType}`,
    cardName: paymentMethods.cardName,
    cardNumber: paymentMethods.cardNumber,
    cardExpiry: paymentMethods.cardExpiry,
    removedAt: paymentMethods.removedAt,
    isUsable: sql<boolean>`${paymentMethods.active} and ${paymentMethods.removedAt} is null
      and ${paymentMethods.disconnectedAt} is null`,
  },
};

const selectRenewals = (db: Queryable) =>
  db
    .select(columns)
    .from(orderSchedules)
    .innerJoin(products, eq(products.id, orderSchedules.productId))
    .innerJoin(orderItems, eq(orderItems.id, orderSchedules.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(users, eq(users.id, orderSchedules.userId))
    .innerJoin(students, eq(students.id, orderSchedules.studentId))
    .innerJoin(subjects, eq(subjects.key, orderItems.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, orderItems.subjectDetailKey))
    .leftJoin(matches, eq(matches.orderItemId, orderSchedules.orderItemId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, orderSchedules.paymentMethodId));

export type PeriodRow = typeof orderSchedulePeriods.$inferSelect;

/** A schedule with all that its next charge depends on. */
export type Renewal = Awaited<ReturnType<typeof selectRenewals>>[number] & {
  /** The period that is to be paid, once it was announced. */
  period: PeriodRow | null;
  /** The latest period, whatever became of it; null while only the order that began the schedule is there. */
  last: PeriodRow | null;
};

/** The match of the class that a schedule goes on with; null before its search, undefined without such a schedule. */
export async function findMatchOfSchedule(db: Queryable, id: string): Promise<string | null | undefined> {
  const [known] = await db
    .select({ matchId: matches.id })
    .from(orderSchedules)
    .leftJoin(matches, eq(matches.orderItemId, orderSchedules.orderItemId))
    .where(eq(orderSchedules.id, id));
  return known?.matchId;
}

export async function lockSchedule(tx: Queryable, id: string): Promise<void> {
  await tx.select({ id: orderSchedules.id }).from(orderSchedules).where(eq(orderSchedules.id, id)).for("update");
}

export async function findRenewal(db: Queryable, id: string): Promise<Renewal | undefined> {
  const [renewal] = await findRenewals(db, eq(orderSchedules.id, id));
  return renewal;
}

export async function findRenewalsByIds(db: Queryable, ids: readonly string[]): Promise<Renewal[]> {
  return findRenewals(db, inArray(orderSchedules.id, [...ids]));
}

/** The renewals of an account, or of one of its students, those that go on first, by their next day. */
export async function findOwnRenewals(db: Queryable, userId: string, studentId: string | null): Promise<Renewal[]> {
  const ofStudent = studentId === null ? undefined : eq(orderSchedules.studentId, studentId);
  return findRenewals(db, and(eq(orderSchedules.userId, userId), ne(orders.status, "REFUNDED"), ofStudent));
}

async function findRenewals(db: Queryable, which: SQL | undefined): Promise<Renewal[]> {
  const rows = await selectRenewals(db)
    .where(which)
    .orderBy(orderSchedules.status, orderSchedules.nextDate, orderItems.position, orderSchedules.id);
  const ids = rows.map(({ schedule }) => schedule.id);
  const latest = await db
    .selectDistinctOn([orderSchedulePeriods.scheduleId])
    .from(orderSchedulePeriods)
    .where(inArray(orderSchedulePeriods.scheduleId, ids))
    .orderBy(orderSchedulePeriods.scheduleId, desc(orderSchedulePeriods.number));
  return rows.map((row) => {
    const last = latest.find(({ scheduleId }) => scheduleId === row.schedule.id) ?? null;
    const isOpen = last !== null && OPEN_PERIODS.includes(last.status);
    return { ...row, period: isOpen ? last : null, last };
  });
}

export async function insertPeriod(
  tx: Queryable,
  values: typeof orderSchedulePeriods.$inferInsert,
): Promise<PeriodRow> {
  const [row] = await tx.insert(orderSchedulePeriods).values(values).returning();
  if (!row) throw new Error("A period was to be opened.");
  return row;
}

/** Takes a period to another state if its present one allows that. @returns whether it did */
export async function movePeriod(
  tx: Queryable,
  id: string,
  to: OrderSchedulePeriodStatus,
  values: Partial<typeof orderSchedulePeriods.$inferInsert> = {},
): Promise<boolean> {
  const moved = await tx
    .update(orderSchedulePeriods)
    .set({ ...values, status: to, updatedAt: sql`now()` })
    .where(and(eq(orderSchedulePeriods.id, id), inArray(orderSchedulePeriods.status, periodStatusesBefore(to))))
    .returning({ id: orderSchedulePeriods.id });
  return moved.length > 0;
}

export async function savePeriod(
  tx: Queryable,
  id: string,
  values: Partial<typeof orderSchedulePeriods.$inferInsert>,
): Promise<void> {
  await tx
    .update(orderSchedulePeriods)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(orderSchedulePeriods.id, id));
}

export async function deletePeriod(tx: Queryable, id: string): Promise<void> {
  await tx.delete(orderSchedulePeriods).where(eq(orderSchedulePeriods.id, id));
}

export async function saveSchedule(
  tx: Queryable,
  id: string,
  values: Partial<typeof orderSchedules.$inferInsert>,
): Promise<void> {
  await tx
    .update(orderSchedules)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(eq(orderSchedules.id, id));
}

export async function findScheduleOfPeriod(db: Queryable, periodId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orderSchedulePeriods.scheduleId })
    .from(orderSchedulePeriods)
    .where(eq(orderSchedulePeriods.id, periodId));
  return row?.id;
}

/** A past lesson that is settled. */
export interface SettledLesson {
  readonly startsAt: Date;
  readonly outcome: LessonOutcome;
  readonly isDisputed: boolean;
  readonly hasFamilyAnswered: boolean;
}

/** How the past lessons of a class went that are settled, the latest first; no more than a charge looks at. */
export async function findLastSettled(db: Queryable, matchId: string, at: Date): Promise<SettledLesson[]> {
  return db
    .select({
      startsAt: lessons.startsAt,
      outcome: sql<LessonOutcome>`${lessons.settledAs}`,
      isDisputed: sql<boolean>`${lessons.dispute} is not distinct from 'OPEN'`,
      hasFamilyAnswered: sql<boolean>`exists (select from ${lessonAnswers} a
        where a.lesson_id = ${lessons.id} and a.side = 'BUYER')`,
    })
    .from(lessons)
    .where(and(eq(lessons.matchId, matchId), isNotNull(lessons.settledAs), lte(lessons.endsAt, at)))
    .orderBy(desc(lessons.startsAt))
    .limit(UNCONFIRMED_LESSONS);
}

/** How many orders have tried to pay a period. */
export async function countAttempts(db: Queryable, periodId: string): Promise<number> {
  return db.$count(orders, eq(orders.schedulePeriodId, periodId));
}
