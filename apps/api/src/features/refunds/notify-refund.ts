import { formatKoreanDate, formatWon, type NoticeKind, PAYMENT_METHOD_LABELS, type TabletRefund } from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import type { RefundOrderRow, RefundRow } from "./repository.ts";

type Jobs = Pick<AppDeps, "jobs">;

/** Tells the buyer that courses are given up, and that their money is on its way; in the transaction that does so. */
export async function notifyRequested(
  { jobs }: Jobs,
  tx: Queryable,
  order: RefundOrderRow,
  { id, amount }: RefundRow,
  { given, tablet }: { given: readonly { label: string }[]; tablet: TabletRefund | null },
): Promise<void> {
  const names = given.map(({ label }) => label).join("·");
  const what = given.length > 0 ? `${names} 수업을 그만뒀어요. ` : "";
  const money =
    amount > 0 ? `${formatWon(amount)}을 ${methodOf(order)}로 돌려드리고 있어요.` : "돌려드릴 금액은 없어요.";
  const back = tablet?.returnBy ? ` 빌린 태블릿은 ${formatKoreanDate(tablet.returnBy)}까지 보내 주세요.` : "";
  await send(jobs, tx, order, `refund.requested:${id}`, `${what}${money}${back}`);
}

/** Tells the buyer that the money is back, in the transaction that writes it down. */
export async function notifyDone({ jobs }: Jobs, tx: Queryable, order: RefundOrderRow, refund: RefundRow) {
  if (refund.amount === 0) return;
  const text = `${order.orderName} ${formatWon(refund.amount)}을 ${methodOf(order)}로 환불했어요. 카드사에 따라 며칠 뒤에 보일 수 있어요.`;
  await send(jobs, tx, order, `refund.done:${refund.id}`, text);
}

/** Tells the buyer that the provider cancelled the payment, so that the lessons ended. */
export async function notifyCancelledPayment({ jobs }: Jobs, tx: Queryable, order: RefundOrderRow, refund: RefundRow) {
  const text = `${order.orderName} 결제가 모두 취소돼서 수업을 멈췄어요. 취소한 적이 없으면 바로 알려 주세요.`;
  await send(jobs, tx, order, `refund.cancelled:${refund.id}`, text);
}

async function send(jobs: AppDeps["jobs"], tx: Queryable, { userId }: RefundOrderRow, key: string, text: string) {
  const payload = { kind: "PAYMENT" satisfies NoticeKind, userId, text: `[나란] ${text}` };
  await jobs.send(tx, { name: "notice.send", key, payload });
}

/** "현대카드", "카카오페이" */
const methodOf = ({ paymentMethod, cardName }: RefundOrderRow): string =>
  paymentMethod === "CARD" && cardName ? cardName : PAYMENT_METHOD_LABELS[paymentMethod];
