import { formatKoreanDate, formatWon, refundedToLabel, type TabletRefund, withParticle } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { AppDeps, Ctx } from "../../../deps.ts";
import { findGuardianOfOrder } from "../../people/guardians/repository.ts";
import { canceledText, type EndedCourse } from "./canceled-text.ts";
import { nameRefunds } from "./name-refunds.ts";
import { type Around, type RefundOrderRow, type RefundRow, withdrawNotice } from "./repository.ts";

/** Money is usually back within seconds: then one message says all of it. Only when it takes longer is its being on the way told by itself. */
const PATIENCE_SECONDS = 180;

/** Tells the buyer that courses are given up, and, unless it comes back at once, that their money is on its way; in the transaction that does so. */
export async function notifyRequested(
  { jobs }: Ctx,
  tx: Queryable,
  order: RefundOrderRow,
  { id, amount, rule }: RefundRow,
  { given, tablet }: { given: readonly EndedCourse[]; tablet: TabletRefund | null },
): Promise<void> {
  const what = rule === "UNDO" ? `${order.orderName} 결제를 되돌렸어요.` : givenText(order, given);
  const back = tablet?.returnBy ? ` 빌린 태블릿은 ${formatKoreanDate(tablet.returnBy)}까지 보내 주세요.` : "";
  const key = requestedKey(id);
  if (amount === 0) return send(jobs, tx, order, { key, text: `${what} 돌려드릴 금액은 없어요.${back}` });
  const text = `${what} ${formatWon(amount)}을 ${withParticle(refundedToLabel(order), "으로", "로")} 돌려드리고 있어요.${back}`;
  await send(jobs, tx, order, { key, text, around: [what, back], delaySeconds: PATIENCE_SECONDS });
}

/** What is left are the lessons that other orders have paid in the classes. */
function givenText({ studentName, orderName }: RefundOrderRow, given: readonly EndedCourse[]): string {
  if (given.length === 0) return `${orderName} 주문이에요.`;
  const names = `${studentName} 학생 ${given.map(({ label }) => label).join("·")} 수업`;
  const left = given.reduce((sum, { leftWithout }) => sum + leftWithout, 0);
  const lost = given.map(canceledText).join("");
  return left > 0
    ? `${names}에서 이번에 환불한 만큼만 그만뒀어요.${lost} 남은 ${left}회는 그대로예요.`
    : `${names}을 그만뒀어요.${lost}`;
}

const requestedKey = (refundId: string): string => `refund.requested:${refundId}`;

/** Tells the buyer that the money is back, by a mail, too, in the transaction that writes it down; and what was given up, unless that was said before. */
export async function notifyDone({ jobs }: Ctx, tx: Queryable, order: RefundOrderRow, refund: RefundRow) {
  const untold = await withdrawNotice(tx, requestedKey(refund.id));
  // All of it went back without us, and nobody was told of more.
  if (refund.amount === 0 && !untold) return;
  const name = (await nameRefunds(tx, [refund.id]))(refund.id);
  const [what, back] = untold ?? [name, ""];
  const money =
    refund.amount > 0
      ? `${formatWon(refund.amount)}을 ${withParticle(refundedToLabel(order), "으로", "로")} 환불했어요. 결제한 곳에 따라 며칠 뒤에 보일 수 있어요.`
      : "결제사가 이미 돌려드려서 더 돌려드릴 금액은 없어요.";
  const key = `refund.done:${refund.id}`;
  await send(jobs, tx, order, { key, text: `${what} ${money}${back}` });
  if (refund.amount === 0) return;
  await tellGuardian(jobs, tx, { ...order, orderName: name }, { key, text: money });
  await jobs.send(tx, { name: "mail.refund", key: `mail.refund:${refund.id}`, payload: { refundId: refund.id } });
}

/** Tells the buyer that the provider cancelled the payment, so that the lessons ended. */
export async function notifyCancelledPayment(
  { jobs }: Ctx,
  tx: Queryable,
  order: RefundOrderRow,
  refund: RefundRow,
  given: readonly EndedCourse[],
) {
  const lost = given.map(canceledText).join("");
  const text = `${order.orderName} 결제가 모두 취소돼서 수업을 멈췄어요.${lost} 취소한 적이 없으면 바로 알려 주세요.`;
  const key = `refund.cancelled:${refund.id}`;
  await send(jobs, tx, order, { key, text });
  await tellGuardian(jobs, tx, order, { key, text: `${formatWon(refund.amount)}을 결제사에서 취소했어요.` });
}

/** The guardian who read of a payment reads of its refund: two payments of one amount look like a double charge. */
async function tellGuardian(jobs: AppDeps["jobs"], tx: Queryable, order: RefundOrderRow, { key, text }: Told) {
  const guardian = await findGuardianOfOrder(tx, order.id);
  if (!guardian) return;
  const { studentName, orderName, userId } = order;
  await jobs.queueNotice(tx, {
    key: `${key}:guardian`,
    kind: "PAYMENT",
    userId,
    to: guardian.phoneNumber,
    text: `[나란] 자녀 ${studentName} 학생의 ${orderName} 결제 ${text}`,
  });
}

interface Told {
  readonly key: string;
  readonly text: string;
  /** What it says before and after the money: kept for the message that says it is back. */
  readonly around?: Around;
  readonly delaySeconds?: number;
}

async function send(jobs: AppDeps["jobs"], tx: Queryable, { userId }: RefundOrderRow, told: Told): Promise<void> {
  await jobs.queueNotice(tx, { ...told, kind: "PAYMENT", userId, text: `[나란] ${told.text}` });
}
