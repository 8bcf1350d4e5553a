import { CSV_BOM, csvLine, formatKoreanTime, subjectName, toKstDate } from "@pkg/domain";
import type { EarningsFileWire, EarningsWire } from "./schemas.ts";

const HEAD = ["날짜", "시각", "학생", "과목", "시간(분)", "구분", "금액(원)"];
const STATES = {
  EARNED: "수업",
  PLANNED: "예정",
  LOG_DUE: "기록 필요",
  HELD: "보류",
  NONE: "지급 없음",
} as const satisfies Record<EarningsWire["content"][number]["state"], string>;

/** The month as a table for spreadsheets: its lessons, then what is earned, withheld and paid. */
export function buildEarningsFile(earnings: EarningsWire): EarningsFileWire {
  const lessons = earnings.content.map(({ startsAt, studentName, minutes, state, isAbsent, amount, ...subject }) => [
    ...[toKstDate(startsAt), formatKoreanTime(startsAt), studentName, subjectName(subject), minutes],
    ...[state === "EARNED" && isAbsent ? "결석" : STATES[state], amount],
  ]);
  const line = (label: string, amount: number) => [label, "", "", "", "", "", amount];
  const sums = [
    line("지급 대상 수업료", earnings.gross),
    line("소득세(3%)", -earnings.incomeTax),
    line("지방소득세(소득세의 10%)", -earnings.localTax),
    line(`실지급액(${earnings.payDay} 지급)`, earnings.net),
  ];
  return {
    name: `수입-${earnings.month}.csv`,
    text: CSV_BOM + [HEAD, ...lessons, ...sums].map(csvLine).join(""),
  };
}
