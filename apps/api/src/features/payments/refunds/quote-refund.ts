import { RUNNING_ORDER_STATUSES } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { computeQuote, type Quote } from "./compute-quote.ts";
import { readSituation } from "./read-situation.ts";
import { findRefundOrder, findRefunds, type RefundOrderRow } from "./repository.ts";
import type { RefundQuoteWire } from "./schemas.ts";
import { toQuoteWire } from "./to-quote-wire.ts";

/** Whose order is asked about; null for staff, whose role the caller has checked. */
export interface QuoteRequest {
  userId: string | null;
  /** Its id or merchantUid. */
  order: string;
  /** The courses to give up; all that are running when it is left out. */
  orderItemIds?: readonly string[] | undefined;
}

/**
 * What giving up some or all courses of an order gives back, line by line, and what happens then.
 * @throws ApiError 404 for a missing or foreign order, and for a course that is not of it; 409 class 50004 for an order that was not paid.
 */
export async function quoteRefund(
  db: Queryable,
  { userId, order: id, orderItemIds }: QuoteRequest,
): Promise<RefundQuoteWire> {
  const order = await findRefundOrder(db, id, userId);
  if (!order) throw refuse.notFound();
  const quote = await quoteOrder(db, order, orderItemIds, await readClock(db));
  return toQuoteWire(quote, await findRefunds(db, order.id));
}

/** The same for an order that was read; a transaction that is to change its courses holds them first. */
export async function quoteOrder(
  db: Queryable,
  order: RefundOrderRow,
  orderItemIds: readonly string[] | undefined,
  at: Date,
): Promise<Quote> {
  if (!isPaid(order)) throw refuse.notNow("결제가 끝난 주문만 환불할 수 있어요.");
  const situation = await readSituation(db, order, at);
  const known = situation.courses.map(({ item }) => item.id);
  if (orderItemIds?.some((itemId) => !known.includes(itemId))) throw refuse.notFound();
  return computeQuote(situation, orderItemIds ?? known, at);
}

const isPaid = ({ status }: RefundOrderRow): boolean =>
  status === "REFUNDED" || RUNNING_ORDER_STATUSES.some((running) => running === status);
