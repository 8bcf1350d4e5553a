import { type PaymentKind, type PaymentType, paymentKind } from "@pkg/domain";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { lockOfMethods } from "../../../../db/lock-of-methods.ts";
import { orders } from "../../../../db/schema/index.ts";
import { toRow } from "../../../../db/to-row.ts";
import type { Job } from "../../../../lib/jobs/job-queue.ts";
import { jobRows, withdrawJob, writeJobs } from "../../../../lib/jobs/job-statements.ts";
import { isHeld, type OrderRow, UNSETTLED } from "../repository.ts";

/** A card that was typed in, or a wallet that was approved, as it is stored. */
export interface NewMethod {
  /** The look for its billing key (see `issueBillingKey`), which storing it calls off. */
  look: Pick<Job<"billing-key.sweep">, "name" | "key">;
  paymentType: PaymentType;
  /** Of the request or the approval that the key was issued for. */
  issueId: string;
  cardName: string;
  cardNumber: string;
  cardExpiry: string | null;
  /** Sealed. */
  billingKey: string;
  /** The buyer asked to keep it for the next order. */
  kept: boolean;
}

/**
 * Opens the window in which a charge for the order may arrive. The card that the order is paid with is stored with that; it
 * becomes usable only when the order is paid.
 * @returns who pays, and whether the card was stored (not when the look for its key has begun: the
 *   key is being deleted and must not be charged); `undefined` when somebody else has taken the order over
 */
export async function claimCharge(db: Queryable, order: OrderRow, windowMs: number, method: NewMethod | null) {
  const [claim] = await db.execute<{
    name: string | null;
    email: string;
    phoneNumber: string | null;
    isStored: boolean;
  }>(sql`
    with held as (
      update orders set charge_deadline = now() + make_interval(secs => ${windowMs / 1000})
      from users u
      where ${isHeld(order)} and u.id = orders.user_id
      returning orders.id, orders.user_id, u.name, u.email, u.phone_number
    ), ${method ? storeMethod(method) : sql`stored as (select where false)`}
    select name, email, phone_number as "phoneNumber",
      exists (select from stored) as "isStored"
    from held`);
  if (!claim) return;
  const { isStored, ...customer } = claim;
  return { isStored, customer };
}

/** A card calls the look for its key off; a wallet's approval is bound to the order, once, unless it was closed before. */
const SECURE: Readonly<Record<PaymentKind, (method: NewMethod) => SQL>> = {
  CARD: ({ look }) => sql`${withdrawJob(look.name, look.key)} and exists (select from held) returning id`,
  WALLET: ({ issueId }) => sql`update wallet_approvals a set order_id = held.id from held
    where a.issue_id = ${issueId}::uuid and (a.order_id = held.id or (a.order_id is null and a.closed_at is null))
    returning a.issue_id`,
};

const storeMethod = (method: NewMethod): SQL => sql`
    secured as (${SECURE[paymentKind(method.paymentType)](method)}),
    stored as (
      insert into payment_methods
        (user_id, payment_type, issue_id, card_name, card_number, card_expiry, billing_key, order_id, kept)
      select held.user_id, ${method.paymentType}, ${method.issueId}::uuid, ${method.cardName}, ${method.cardNumber},
        ${method.cardExpiry}::text, ${method.billingKey}, held.id, ${method.kept}::boolean
      from held, secured
      returning id
    )`;

/** What an order that has just been paid brought along. */
interface PaidOrder {
  order: OrderRow;
  /** The newest card that was typed in for it; `stays` when it was asked to be kept or the order goes on with it. */
  card: { id: string; stays: boolean } | null;
  /** Whether one of its courses goes on by itself. */
  goesOn: boolean;
}

/**
 * Makes an unsettled order PAID, tells of it (by a job) and closes its draft. Changes of the buyer's cards wait until the
 * transaction ends. An order whose first try died before its charge has brought the card twice: the newest one was charged.
 * @returns `undefined` when the order was settled before
 */
export async function markPaid(
  tx: Queryable,
  order: OrderRow,
  { paidAt, receiptUrl }: { paidAt: Date | null; receiptUrl: string | null },
): Promise<PaidOrder | undefined> {
  const [row] = await tx.execute<Record<string, unknown>>(sql`
    with brought as (
      select m.id, m.card_name, m.card_number, m.active, m.kept from payment_methods m
      where m.user_id = ${order.userId} and m.order_id = ${order.id} order by m.created_at desc, m.id limit 1
    ), paid as (
      update orders set status = 'PAID', paid_at = coalesce(${paidAt?.toISOString() ?? null}::timestamptz, now()),
        receipt_url = ${receiptUrl}, updated_at = now(),
        card_name = coalesce(orders.card_name, (select b.card_name from brought b)),
        card_number = coalesce(orders.card_number, (select b.card_number from brought b))
      where ${and(eq(orders.id, order.id), UNSETTLED)}
      returning *
    ), told as (${writeJobs(
      jobRows("order.paid", {
        from: sql`paid`,
        key: sql`'order.paid:' || paid.id`,
        payload: { orderId: sql`paid.id` },
      }),
    )}), closed as (
      update enrollment_drafts d set closed = true, updated_at = now() from paid where d.id = paid.draft_id
    )
    select paid.*, brought.id as "cardId", brought.kept or periodic.any_course as "cardStays", periodic.any_course as "goesOn",
      ${lockOfMethods(order.userId)}
    from paid
    cross join lateral (select exists (
      select from order_items i where i.order_id = paid.id and (i.product ->> 'periodic')::boolean) as any_course) periodic
    left join brought on not brought.active`);
  if (!row) return;
  const card = typeof row.cardId === "string" ? { id: row.cardId, stays: row.cardStays === true } : null;
  return { order: toRow(orders, row), card, goesOn: row.goesOn === true };
}
