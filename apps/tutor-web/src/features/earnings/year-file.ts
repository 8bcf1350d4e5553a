import { CSV_BOM, csvLine, toKstDate } from "@pkg/domain";
import type { PayoutYear } from "./queries";

const HEAD = ["수업한 달", "보낸 날", "지급액(세전)", "소득세(3%)", "지방소득세", "실지급액"];

/** A year as a table for spreadsheets: each payment, their sum, and that it is not for filing. */
export function yearFile({ year, content, gross, incomeTax, localTax, net }: PayoutYear): {
  name: string;
  text: string;
} {
  const rows = content.map((one) => [
    ...[one.month, toKstDate(new Date(one.paidAt)), one.gross, one.incomeTax, one.localTax, one.net],
  ]);
  const lines = [HEAD, ...rows, ["합계", "", gross, incomeTax, localTax, net], ["신고용이 아니에요"]];
  return { name: `지급내역-${year}.csv`, text: CSV_BOM + lines.map(csvLine).join("") };
}
