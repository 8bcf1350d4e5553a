import { CSV_BOM, csvLine, paidWithLabel, toKstDate } from "@pkg/domain";
import type { PaymentStatementWire, StatementFileWire } from "./schemas.ts";

const HEAD = ["날짜", "구분", "학생", "수업", "주문 번호", "결제 수단", "금액(원)"];

/** The year as a table for spreadsheets: one row for each payment and refund, and their sum. A refund is negative. */
export function buildStatementFile({ year, entries, total }: PaymentStatementWire): StatementFileWire {
  const rows = entries.map((entry) => [
    toKstDate(entry.at),
    entry.kind === "PAYMENT" ? "결제" : "환불",
    entry.studentName,
    entry.periodNumber === null ? entry.orderName : `${entry.orderName} (${entry.periodNumber}번째 결제)`,
    entry.merchantUid,
    paidWithLabel(entry),
    entry.kind === "PAYMENT" ? entry.amount : -entry.amount,
  ]);
  return {
    name: `결제내역-${year}.csv`,
    text: CSV_BOM + [HEAD, ...rows, ["합계", "", "", "", "", "", total]].map(csvLine).join(""),
  };
}
