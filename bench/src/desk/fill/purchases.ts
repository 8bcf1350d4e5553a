import { DAY } from "@pkg/domain";
import type { Rows, Value } from "./copy-rows.ts";
import { idOf, merchantUidOf, nameOf, userOf } from "./names.ts";
import { someOf } from "./people.ts";
import type { Offer } from "./read-offers.ts";
import type { Course, World } from "./world.ts";

/** Of an order's age in the funnel: a visit comes before it. */
const VISIT_MINUTES = 20;
const RENEWAL_EVERY = 10;

/** Orders with what was bought, what was given back, what is charged again, and the visits that led to them. */
export function purchaseRows(world: World, offers: readonly Offer[]): Rows[] {
  const offerOf = (order: number) => offers[order % offers.length] as Offer;
  const rows = function* (row: (course: Course) => Value[] | null) {
    for (const course of world.courses()) {
      const made = row(course);
      if (made) yield made;
    }
  };
  const ordered = ({ orderedAt }: Course) => new Date(orderedAt);
  const isPaid = ({ fate }: Course) => fate !== "FAILED" && fate !== "UNKNOWN";
  const renewals = Math.floor(world.sizes.orders / RENEWAL_EVERY);
  // Half of the schedules were ended: their day is the one on which what was paid is over.
  const standing = (index: number) =>
    index % 2 ? (index % 500 === 1 ? ["PAUSED", null] : ["STOPPED", "BUYER"]) : ["ACTIVE", null];
  const dayOf = (ended: number, index: number) =>
    new Date(index % 2 ? ended : world.now + (index % 30) * DAY).toISOString().slice(0, 10);
  return [
    {
      table: "orders",
      columns:
        "id, merchant_uid, user_id, student_id, student_name, status, payment_method, idempotency_key, request_hash, payment_id, order_name, amount, refunded_amount, card_name, card_number, ledger, lease_until, charge_deadline, paid_at, created_at, updated_at",
      rows: rows((course) => {
        const { order, buyer, fate } = course;
        const { amount, ledger, name } = offerOf(order);
        const refunded = fate === "CANCELED" ? amount : 0;
        const status = { FAILED: "FAILED", UNKNOWN: "UNKNOWN", CANCELED: "REFUNDED" }[fate as string] ?? "PAID";
        const at = ordered(course);
        return [
          ...[idOf("order", order), merchantUidOf(order), userOf(buyer), idOf("student", buyer), nameOf(buyer + 31)],
          ...[status, "CARD", `key-${order}`, "hash", `payment-${order}`, name, amount, refunded, "벤치카드"],
          ...["****-****-****-0009", ledger, at, at, isPaid(course) ? at : null, at, at],
        ];
      }),
    },
    {
      table: "order_items",
      columns: "id, order_id, position, product_id, subject_key, subject_detail_key, product",
      rows: rows(({ order }) => {
        const { productId, subject, detail, product } = offerOf(order);
        return [idOf("item", order), idOf("order", order), 0, productId, subject, detail, product];
      }),
    },
    {
      table: "refunds",
      columns:
        "id, order_id, order_item_id, requested_by, idempotency_key, status, amount, rule, reason, lease_until, done_at, created_at, updated_at",
      rows: rows((course) => {
        const { order, fate } = course;
        const isFailed = order % 4_000 === 13;
        if (fate !== "CANCELED" && !isFailed) return null;
        const at = new Date(Math.min(course.orderedAt + 2 * DAY, world.now));
        const item = isFailed ? null : idOf("item", order);
        const result = isFailed ? ["FAILED", null] : ["DONE", at];
        return [
          ...[idOf("refund", order), idOf("order", order), item, "BUYER", `refund-${order}`, result[0] ?? null],
          ...[offerOf(order).amount, "NOT_STARTED", "일정이 바뀌었어요", at, result[1] ?? null, at, at],
        ];
      }),
    },
    {
      table: "action_logs",
      columns: "user_id, user_action_status, visitor_id, utm, order_funnel_type, merchant_uid, created_at",
      rows: visits(world, isPaid),
    },
    {
      table: "order_schedules",
      columns:
        "id, user_id, student_id, order_item_id, product_id, amount, payment_method_id, day_of_month, next_date, status, stop_reason, created_at, updated_at",
      rows: someOf(renewals, (index) => {
        const course = world.course(index * RENEWAL_EVERY);
        const { amount, productId } = offerOf(course.order);
        return [
          ...[idOf("schedule", index), userOf(course.buyer), idOf("student", course.buyer), idOf("item", course.order)],
          ...[
            productId,
            amount,
            idOf("method", course.buyer),
            1 + (index % 28),
            dayOf(course.orderedAt + 30 * DAY, index),
            ...standing(index),
            ordered(course),
            ordered(course),
          ],
        ];
      }),
    },
    {
      table: "order_schedule_periods",
      columns:
        "id, schedule_id, number, status, due_on, amount, failures, next_attempt_at, failure_code, created_at, updated_at",
      rows: someOf(renewals, (index) => {
        const isFailing = index % 500 === 1;
        const at = new Date(world.now + ((index % 30) - 2) * DAY);
        return [
          ...[idOf("period", index), idOf("schedule", index), 2, isFailing ? "RETRYING" : "DUE"],
          ...[at.toISOString().slice(0, 10), offerOf(index * RENEWAL_EVERY).amount, isFailing ? 1 : 0, at],
          ...[isFailing ? "INSUFFICIENT_FUNDS" : null, new Date(world.now - DAY), new Date(world.now - DAY)],
        ];
      }),
    },
  ];
}

/** Two of three visits end without an order. */
function* visits(world: World, isPaid: (course: Course) => boolean): Generator<Value[]> {
  const sources = ["naver", "kakao", "instagram"];
  for (const course of world.courses()) {
    const { order, buyer, orderedAt } = course;
    const utm = order % 2 ? "{}" : `{"utm_source":"${sources[order % 3]}"}`;
    const visitor = idOf("call", order);
    const entered = new Date(orderedAt - VISIT_MINUTES * 60_000);
    yield [null, "ENTERED", visitor, utm, "SIMPLE_ENROLL", null, entered];
    if (!isPaid(course)) continue;
    yield [userOf(buyer), "PAID", visitor, utm, "SIMPLE_ENROLL", merchantUidOf(order), new Date(orderedAt)];
  }
}
