import { startOfKstDate } from "@pkg/domain";
import { advanceSchedules } from "../src/features/sales/renewals/due-renewals/advance-schedules.ts";
import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { systemCtx } from "./ctx.ts";
import { makePair, type PairOptions, planLessonsOf } from "./make-pair.ts";

const PATH = "/users/me/order-schedules";

/** An instant on a date in Korea, "2026-12-23" and "10:00". */
export const kst = (date: string, time: string): Date => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(startOfKstDate(date).getTime() + (hours * 60 + minutes) * 60_000);
};

/** Runs what is due at a time of day in Korea. */
export const advanceTo = (t: TestApp, date: string, time: string) =>
  advanceSchedules(systemCtx(t.deps), kst(date, time));

/** A running class that is renewed, as its buyer sees it; all other schedules of the database are stopped, and lessons gone. */
export async function renewedClass(t: TestApp, buyer: Caller, options: PairOptions & { isPlanned?: boolean } = {}) {
  await t.deps.sql`update order_schedules set status = 'STOPPED', stop_reason = 'BUYER'`;
  await t.deps.sql`delete from lessons`;
  const matchId = await makePair(t, buyer, options);
  if (options.isPlanned ?? true) await planLessonsOf(t, buyer, matchId);
  const [row] = await t.deps.sql<{ id: string }[]>`
    select s.id from order_schedules s join matches m using (order_item_id) where m.id = ${matchId}`;
  if (!row) throw new Error("The course is renewed.");
  const { id } = row;
  return {
    id,
    matchId,
    read: async () => (await call(t, buyer, "GET", PATH)).json().content.find((one: { id: string }) => one.id === id),
    change: (body: object) => call(t, buyer, "PATCH", `${PATH}/${id}`, body),
    /** Orders of its periods, the oldest first. */
    orders: () => t.deps.sql<
      { status: string; amount: number; key: string; orderName: string; merchantUid: string; paymentId: string }[]
    >`
      select o.status, o.amount, o.idempotency_key as key, o.order_name as "orderName", o.merchant_uid as "merchantUid",
        o.payment_id as "paymentId"
      from orders o join order_schedule_periods p on p.id = o.schedule_period_id
      where p.schedule_id = ${id} order by o.created_at, o.idempotency_key`,
    periods: () => t.deps.sql<{ number: number; status: string; dueOn: string; failures: number }[]>`
      select number, status, due_on::text as "dueOn", failures from order_schedule_periods
      where schedule_id = ${id} order by number`,
    /** What its buyer was told, the oldest first. */
    told: async () => {
      const rows = await t.deps.sql<{ text: string }[]>`
        select data ->> 'text' as text from pgboss.job
        where name = 'notice.send' and singleton_key like ${`schedule:${id}:%`} order by created_on`;
      return rows.map(({ text }) => text);
    },
  };
}

/** Charges at the provider, by payment. */
export async function chargesOf(t: TestApp): Promise<Map<string, number>> {
  const { payments } = (await t.sandbox.inject("/sandbox/api/payments")).json<{
    payments: { paymentId: string; charges: number }[];
  }>();
  return new Map(payments.map(({ paymentId, charges }) => [paymentId, charges]));
}
