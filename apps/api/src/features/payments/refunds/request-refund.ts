import {
  formatWon,
  orderStatusAfterRefund,
  orderWorth,
  type RefundLine,
  splitRefund,
  UNDO_REFUSAL_TEXTS,
} from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import { hasReserved, lockOrders, returnTransfer } from "../../../db/up-selling-transfers.ts";
import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { releaseBenefit } from "../../sales/benefits/reserve-benefit.ts";
import { advanceRefund } from "./advance-refund.ts";
import type { Quote } from "./compute-quote.ts";
import { endCourses } from "./end-courses.ts";
import { lockCourses } from "./lock-courses.ts";
import { notifyRequested } from "./notify-refund.ts";
import { quoteOrder } from "./quote-refund.ts";
import {
  changeRefund,
  findRefund,
  findRefundOrder,
  findRefunds,
  insertRefund,
  type RefundOrderRow,
  type RefundRow,
  updateOrderStatus,
} from "./repository.ts";
import { toQuoteWire } from "./to-quote-wire.ts";

interface AnyRequest {
  /** The order's id or merchantUid. */
  order: string;
  idempotencyKey: string;
  /** The courses to give up; all that are running when it is left out, none for staff's empty list. */
  orderItemIds?: readonly string[] | undefined;
  reason: string;
  /** The database's clock when it is left out. */
  at?: Date;
}

/** A buyer gives up courses of their own; the amount is the one that they saw. */
export interface BuyerRefund extends AnyRequest {
  shownAmount: number;
  /** Takes the whole order back within its hour. */
  undo?: boolean;
}

/** Staff gives back the rule's amount or more, with a written reason; the caller has checked their role. */
export interface StaffRefund extends AnyRequest {
  amount: number;
}

type RefundRequest = ({ requestedBy: "BUYER" } & BuyerRefund) | ({ requestedBy: "STAFF" } & StaffRefund);
type RefundCtx = Ctx<"account" | "link" | "staff">;

/**
 * Gives up courses of an order and gives their money back. The first transaction ends the lessons and writes the refund; the
 * money follows outside of it, and whoever finds it unfinished goes on with it (`advanceRefund`). The same key
 * always answers the same refund.
 * @throws ApiError as `quoteRefund`; 409 class 50004 when a course is given up already, when another refund of the order is under
 *   way, when an undo is no longer possible, and, with the new `quote`, when the amount is another than was shown.
 */
export const requestRefund = (ctx: Ctx<"account" | "link">, request: BuyerRefund): Promise<RefundRow> =>
  refund(ctx, { requestedBy: "BUYER", ...request });

/** @throws ApiError as `requestRefund`; 400 class 10001 without a reason, below the rule or above what is left */
export const refundByStaff = (ctx: Ctx<"staff">, request: StaffRefund): Promise<RefundRow> =>
  refund(ctx, { requestedBy: "STAFF", ...request });

async function refund(ctx: RefundCtx, request: RefundRequest): Promise<RefundRow> {
  const begun = await ctx.db.transaction(async (tx) => {
    const written = await beginRefund(ctx, tx, request);
    await ctx.checkpoint("refund-in-request");
    return written;
  });
  await ctx.checkpoint("refund-after-request");
  if (!begun.isNew || begun.refund.status === "DONE") return begun.refund;
  try {
    return await advanceRefund(ctx, begun.refund);
  } catch (error) {
    // It is written down: the reconciler goes on with it.
    ctx.logger.error({ err: error, refundId: begun.refund.id }, "a refund could not be sent, will try again");
    return (await findRefund(ctx.db, begun.refund.id)) ?? begun.refund;
  }
}

async function beginRefund(ctx: RefundCtx, tx: Transaction, request: RefundRequest) {
  const owner = ctx.actor.kind === "staff" ? null : ctx.actor.userId;
  const found = await findRefundOrder(tx, request.order, owner);
  if (!found) throw refuse.notFound();
  await lockOrders(tx, [found.id, ...found.transfersIn.map(({ fromOrderId }) => fromOrderId)]);
  await lockCourses(tx, found);
  const refunds = await findRefunds(tx, found.id);
  const repeated = refunds.find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey);
  if (repeated) return { refund: repeated, isNew: false };
  const order = (await findRefundOrder(tx, found.id, owner)) ?? found;
  const at = request.at ?? (await readClock(tx));
  const quote = await quoteOrder(tx, order, request.orderItemIds, at);
  checkCourses(quote, request);
  if (isUndo(request)) checkUndo(quote);
  if (refunds.some(({ status }) => status !== "DONE" && status !== "FAILED")) {
    throw refuse.notNow("앞서 신청한 환불을 처리하고 있어요. 끝나면 이어서 신청할 수 있어요.");
  }
  if (await hasReserved(tx, [order.id])) {
    throw refuse.notNow("이어서 듣기 결제를 처리하고 있어요. 잠시 뒤에 다시 눌러 주세요.");
  }
  const agreed = agreeOnAmount(quote, request, refunds);
  return { refund: await writeRefund(ctx, tx, { order, request, ...agreed }), isNew: true };
}

function checkCourses({ courses }: Quote, { orderItemIds, requestedBy }: RefundRequest): void {
  const wanted = courses.filter(({ course }) => orderItemIds?.includes(course.item.id) ?? !course.isGivenUp);
  const isNothing = requestedBy === "BUYER" && wanted.length === 0;
  if (isNothing || wanted.some(({ course }) => course.isGivenUp)) {
    throw refuse.notNow("이미 환불을 신청한 수업이에요.");
  }
}

const isUndo = (request: RefundRequest): boolean => request.requestedBy === "BUYER" && request.undo === true;

function checkUndo({ courses, undoRefusal }: Quote): void {
  if (undoRefusal !== null) throw refuse.notNow(UNDO_REFUSAL_TEXTS[undoRefusal]);
  if (courses.every(({ isSelected }) => isSelected)) return;
  throw refuse.invalidInput({ fields: [{ path: "orderItemIds", message: "되돌리기는 주문 전체만 할 수 있어요." }] });
}

interface Agreed {
  quote: Quote;
  amount: number;
  lines: readonly RefundLine[];
}

function agreeOnAmount(quote: Quote, request: RefundRequest, refunds: readonly RefundRow[]): Agreed {
  if (request.requestedBy === "BUYER") {
    if (request.shownAmount !== quote.amount) {
      throw refuse.notNow({
        message: "그사이 환불할 금액이 바뀌었어요. 새 금액을 확인해 주세요.",
        quote: toQuoteWire(quote, refunds),
      });
    }
    return { quote, amount: quote.amount, lines: quote.lines };
  }
  const { order } = quote.situation;
  const worth = orderWorth(order);
  const left = worth.paidAmount - worth.refundedAmount;
  const problem = (path: string, message: string) => refuse.invalidInput({ fields: [{ path, message }] });
  if (request.reason.trim() === "") throw problem("reason", "이유를 적어 주세요.");
  if (request.amount < quote.amount) throw problem("amount", `${formatWon(quote.amount)}부터 환불할 수 있어요.`);
  if (request.amount > left) throw problem("amount", `${formatWon(left)}까지 환불할 수 있어요.`);
  const more = request.amount - quote.amount;
  const lines = more > 0 ? [...quote.lines, { label: "더 돌려드리는 금액", amount: more }] : quote.lines;
  return { quote, amount: request.amount, lines };
}

async function writeRefund(
  ctx: RefundCtx,
  tx: Transaction,
  { order, request, quote, amount, lines }: Agreed & { order: RefundOrderRow; request: RefundRequest },
): Promise<RefundRow> {
  const worth = orderWorth(order);
  const { own, back } = splitRefund(amount, order);
  const refundedAmount = order.refundedAmount + own;
  // Nobody has lessons that were all paid back.
  const isAll = worth.paidAmount > 0 && worth.refundedAmount + amount === worth.paidAmount;
  const ended = quote.courses.filter(({ course, isSelected }) => !course.isGivenUp && (isSelected || isAll));
  const [only] = ended;
  const single = ended.length === 1 ? only : undefined;
  const isRule = request.requestedBy === "BUYER" || amount === quote.amount;
  const values = {
    orderId: order.id,
    orderItemId: single?.course.item.id ?? null,
    requestedBy: request.requestedBy,
    actorId: ctx.actor.userId,
    idempotencyKey: request.idempotencyKey,
    amount: own,
    rule: isUndo(request) ? "UNDO" : isRule ? (single?.refund?.rule ?? null) : null,
    lines,
    usedCount: single?.course.usedCounts ?? null,
    reason: request.reason,
  };
  const written = await insertRefund(tx, values, ctx.config.purchaseLeaseMs);
  for (const [index, part] of back.entries()) {
    const transfer = order.transfersIn[index];
    if (transfer && part > 0) await refundOrigin(tx, transfer, { ...values, amount: part, refundId: written.id });
  }
  const given = await endCourses(
    ctx,
    tx,
    ended.map(({ course }) => course),
  );
  if (quote.isCouponBack) await releaseBenefit(tx, order.id);
  const isAllGivenUp = quote.courses.every((one) => one.course.isGivenUp || ended.includes(one));
  const status = orderStatusAfterRefund(order.status, { paidAmount: order.amount, refundedAmount, isAllGivenUp });
  await updateOrderStatus(tx, order.id, status);
  if (ctx.actor.kind === "staff") {
    const detail = { reason: request.reason };
    await recordAct(tx, ctx.actor, { action: "refund.requested", targetId: written.id, detail });
  }
  await notifyRequested(ctx, tx, order, written, { given, tablet: quote.tablet });
  // Nothing is to be given back: the provider has no part in it.
  return own === 0 ? ((await changeRefund(tx, written, { status: "DONE" })) ?? written) : written;
}

/** The part of a refund that another order's payment gives back, since its money had moved here; the reconciler sends it at once. */
async function refundOrigin(
  tx: Transaction,
  { id, fromOrderId }: RefundOrderRow["transfersIn"][number],
  {
    amount,
    requestedBy,
    actorId,
    reason,
    refundId,
  }: Pick<RefundRow, "amount" | "requestedBy" | "actorId" | "reason"> & { refundId: string },
): Promise<void> {
  const refunds = await findRefunds(tx, fromOrderId);
  if (refunds.some(({ status }) => status !== "DONE" && status !== "FAILED")) {
    throw refuse.notNow("먼저 결제한 수업의 환불을 처리하고 있어요. 끝나면 이어서 신청할 수 있어요.");
  }
  await returnTransfer(tx, id, amount);
  const lines = [{ label: "이어 듣기로 옮겼던 금액", amount }];
  const values = {
    orderId: fromOrderId,
    requestedBy,
    actorId,
    reason,
    amount,
    lines,
    idempotencyKey: `moved:${refundId}`,
  };
  await insertRefund(tx, values, 0);
}
