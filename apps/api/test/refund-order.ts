import { randomUUID } from "node:crypto";
import { type Caller, call } from "./caller.ts";
import type { TestApp } from "./create-test-app.ts";
import { settle } from "./settle.ts";

interface QuotedCourse {
  orderItemId: string;
  subjectLabel: string;
  amount: number;
  rule: string | null;
  isGivenUp: boolean;
  cancelledLessons: number;
  leftLessons: number;
  stopsSchedule: boolean;
  usedCounts: number;
  lines: { label: string; amount: number }[];
}

/** What the API says of an order's refund. */
export interface Quoted {
  amount: number;
  courses: QuotedCourse[];
  lines: { label: string; amount: number }[];
  cancelledLessons: number;
  couponName: string | null;
  tablet: { charge: number; lateCharge: number; returnBy: string | null } | null;
  undoUntil: string | null;
  undoRefusal: string | null;
  otherOrders: { merchantUid: string }[];
  refunds: { status: string; amount: number }[];
}

/** A buyer's calls about the refund of an order, and what became of it at our side and at the provider's. */
export function refundOf(getApp: () => TestApp, who: () => Caller) {
  const path = (order: string) => `/lessons/orders/${order}`;
  const quote = async (order: string, ids?: string[]): Promise<Quoted> => {
    const query = ids ? `?orderItemIds=${ids.join(",")}` : "";
    const answer = await call(getApp(), who(), "GET", `${path(order)}/refund-quote${query}`);
    if (answer.statusCode !== 200) throw new Error(`No quote: ${answer.body}`);
    return answer.json();
  };
  const request = (order: string, body: object, key: string = randomUUID()) =>
    call(getApp(), who(), "POST", `${path(order)}/refunds`, body, { "idempotency-key": key });
  const rowOf = async (order: string) => {
    const [row] = await getApp().deps.sql<
      { id: string; status: string; amount: number; refunded: number; payment_id: string }[]
    >`select id, status, amount, refunded_amount as refunded, payment_id from orders where merchant_uid = ${order}`;
    if (!row) throw new Error(`There is no order ${order}.`);
    return row;
  };
  return {
    quote,
    request,
    rowOf,
    /** Gives up courses for what they are quoted at. */
    async refund(order: string, orderItemIds?: string[]) {
      const { amount } = await quote(order, orderItemIds);
      const answer = await request(order, { ...(orderItemIds ? { orderItemIds } : {}), shownAmount: amount });
      if (answer.statusCode !== 201) throw new Error(`No refund: ${answer.body}`);
      return answer.json() as { id: string; status: string; amount: number };
    },
    /** How often and how much the provider gave back. */
    async backAt(order: string) {
      const { payment_id } = await rowOf(order);
      const { payments } = (await getApp().sandbox.inject(`/sandbox/api/payments?paymentId=${payment_id}`)).json();
      const [payment] = payments as { cancels: number; cancelledAmount: number }[];
      return payment && { cancels: payment.cancels, amount: payment.cancelledAmount };
    },
    refundsOf: (order: string) => getApp().deps.sql<
      { id: string; status: string; amount: number; requested_by: string; order_item_id: string | null }[]
    >`
      select r.id, r.status, r.amount, r.requested_by, r.order_item_id from refunds r join orders o on o.id = r.order_id
      where o.merchant_uid = ${order} order by r.created_at, r.id`,
  };
}

/** Has the provider's next calls of a kind fail. */
export async function failNext(t: TestApp, mode: string, operation: "cancel" | "read", times: number | "all" = 1) {
  await t.sandbox.inject({ method: "POST", url: "/sandbox/api/faults", payload: { mode, operation, times } });
}

let classes = 0;

/**
 * Gives a pair lessons of an hour a day apart, of which `used` are over and the others to come; each class of a test has its own
 * time of day, since its tutor and student have many. @returns the ids, ascending
 */
export async function giveLessons(t: TestApp, matchId: string, used: number, total = 8): Promise<string[]> {
  const minutes = 70 * (1 + (classes++ % 18));
  const given = await t.deps.sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    const rows = await tx<{ id: string }[]>`
      insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status)
      select m.id, m.tutor_id, m.student_id, at, at + interval '1 hour', 'SCHEDULED'
      from matches m, generate_series(0, ${total - 1}) as n,
        lateral (select now() + make_interval(days => n - ${used}, mins => case when n < ${used} then ${minutes} - 1440
          else ${minutes} end) as at) as times
      where m.id = ${matchId} order by n returning id`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
    return rows.map(({ id }) => id);
  });
  await settle(t);
  return given;
}
