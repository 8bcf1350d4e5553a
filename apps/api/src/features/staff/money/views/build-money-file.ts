import {
  CSV_BOM,
  csvLine,
  formatKoreanTime,
  formatPhone,
  ORDER_STATUS_LABELS,
  PAYMENT_METHOD_LABELS,
  REFUND_REQUESTER_LABELS,
  toKstDate,
} from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { insertAuditLog } from "../../../../lib/audit-logs/repository.ts";
import { toSortedPage } from "../../../../lib/requests/sorted-page.ts";
import { toDayRange } from "../../../../lib/requests/to-day-range.ts";
import type { MoneyExport, MoneyExportQuery } from "../schemas.ts";
import { findDoneRefunds, findPaidOrders, findPaidTutors } from "./export-repository.ts";

const ROWS = 1_000;
const PAYMENT_HEAD = [
  ...["결제 일시", "주문 번호", "결제 번호", "상품", "구매자", "학생", "결제 수단", "할부 개월"],
  ...["결제 금액", "환불 금액", "상태", "정기 결제 회차"],
];
const REFUND_HEAD = ["환불 일시", "주문 번호", "결제 번호", "상품", "구매자", "요청한 쪽", "환불 금액", "이유"];
/** Without resident numbers, which are not kept: who files the payment record has them from the tutors. */
const PAYOUT_HEAD = [
  ...["선생님 번호", "이름", "휴대폰", "지급 횟수", "지급액(세전)", "소득세(3%)", "지방소득세", "원천징수 합계"],
  "실지급액",
];
const GONE = "탈퇴한 회원";

/**
 * One piece of the payments, refunds or payouts of some days as CSV; the first has the head, and is recorded.
 * @throws ApiError 400 class 10001 with fields
 */
export async function buildMoneyFile(
  { db, actor }: Ctx<"staff">,
  { kind, from, to, cursor }: MoneyExportQuery,
): Promise<MoneyExport> {
  const { start, end } = toDayRange(from, to);
  if (!start || !end) throw new RangeError("both days are required");
  const page = { start, end, cursor, size: ROWS };
  const { head, linesOf } = FILES[kind];
  const { lines, nextCursor } = await linesOf(db, page);
  if (cursor) return { csv: lines.join(""), nextCursor };
  const after = { kind, from, to };
  await insertAuditLog(db, actor, {
    action: "money.exported",
    targetId: kind,
    detail: { after },
  });
  return { csv: [CSV_BOM, csvLine(head), ...lines].join(""), nextCursor };
}

type Page = Parameters<typeof findPaidOrders>[1];
const timeOf = (at: Date) => `${toKstDate(at)} ${formatKoreanTime(at)}`;

async function paymentLines(db: Queryable, page: Page) {
  const { content, nextCursor } = toSortedPage(await findPaidOrders(db, page), ROWS);
  const lines = content.map((row) =>
    csvLine([
      ...[timeOf(row.at), row.merchantUid, row.paymentId, row.orderName, row.buyerName ?? GONE, row.studentName],
      ...[PAYMENT_METHOD_LABELS[row.paymentMethod], row.cardQuota, row.amount, row.refundedAmount],
      ...[ORDER_STATUS_LABELS[row.status], row.periodNumber],
    ]),
  );
  return { lines, nextCursor };
}

async function refundLines(db: Queryable, page: Page) {
  const { content, nextCursor } = toSortedPage(await findDoneRefunds(db, page), ROWS);
  const lines = content.map((row) =>
    csvLine([
      ...[timeOf(row.at), row.merchantUid, row.paymentId, row.orderName, row.buyerName ?? GONE],
      ...[REFUND_REQUESTER_LABELS[row.requestedBy], row.amount, row.reason],
    ]),
  );
  return { lines, nextCursor };
}

async function payoutLines(db: Queryable, page: Page) {
  const lines = (await findPaidTutors(db, page)).map((row) =>
    csvLine([
      ...[row.tutorId, row.name, row.phoneNumber ? formatPhone(row.phoneNumber) : "", row.payouts, row.gross],
      ...[row.incomeTax, row.localTax, row.incomeTax + row.localTax, row.net],
    ]),
  );
  return { lines, nextCursor: null };
}

const FILES = {
  PAYMENTS: { head: PAYMENT_HEAD, linesOf: paymentLines },
  REFUNDS: { head: REFUND_HEAD, linesOf: refundLines },
  PAYOUTS: { head: PAYOUT_HEAD, linesOf: payoutLines },
} as const;
