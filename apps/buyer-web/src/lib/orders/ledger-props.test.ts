import { expect, test } from "vitest";
import { ledgerProps } from "./ledger-props";

const total = { kind: "TOTAL", label: "낼 금액", source: "", amount: 900_000 } as const;
const show = (tablet: number) => {
  const line = { kind: "TABLET", label: "태블릿", source: "", amount: tablet } as const;
  return ledgerProps({ lines: [line, total], total: total.amount, perMonth: 300_000, perLesson: 37_500 }).units;
};

test("a price a month and a lesson says when the tablet is in it", () => {
  expect(show(0)).toEqual([
    { label: "한 달", amount: 300_000 },
    { label: "1회", amount: 37_500 },
  ]);
  expect(show(90_000)).toEqual([
    { label: "한 달(태블릿 포함)", amount: 300_000 },
    { label: "1회(태블릿 포함)", amount: 37_500 },
  ]);
});
