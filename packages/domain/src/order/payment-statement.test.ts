import { expect, test } from "vitest";
import { paymentStatement, type StatementEntry } from "./payment-statement.ts";

const entry = (at: string, amount: number, change: Partial<StatementEntry> = {}): StatementEntry => ({
  kind: "PAYMENT",
  at: new Date(at),
  amount,
  studentId: "s1",
  studentName: "김하준",
  ...change,
});
const seoa = { studentId: "s2", studentName: "김서아" };

test("a year without money has no students", () => {
  expect(paymentStatement([])).toEqual({ paid: 0, refunded: 0, total: 0, students: [] });
});

test("sums by student and month in Korea; a refund counts in the month it came back", () => {
  const statement = paymentStatement([
    entry("2026-01-31T14:59:59Z", 300_000),
    entry("2026-01-31T15:00:00Z", 200_000, seoa),
    entry("2026-02-10T03:00:00Z", 100_000),
    entry("2026-03-02T03:00:00Z", 250_000, { kind: "REFUND" }),
  ]);
  expect(statement).toEqual({
    paid: 600_000,
    refunded: 250_000,
    total: 350_000,
    students: [
      {
        studentId: "s1",
        studentName: "김하준",
        paid: 400_000,
        refunded: 250_000,
        total: 150_000,
        months: [
          { month: "2026-01", paid: 300_000, refunded: 0, total: 300_000 },
          { month: "2026-02", paid: 100_000, refunded: 0, total: 100_000 },
          { month: "2026-03", paid: 0, refunded: 250_000, total: -250_000 },
        ],
      },
      {
        ...seoa,
        paid: 200_000,
        refunded: 0,
        total: 200_000,
        months: [{ month: "2026-02", paid: 200_000, refunded: 0, total: 200_000 }],
      },
    ],
  });
});

test("a student is named as in the latest entry", () => {
  const renamed = [entry("2026-01-01T03:00:00Z", 1), entry("2026-02-01T03:00:00Z", 1, { studentName: "김하율" })];
  expect(paymentStatement(renamed).students).toMatchObject([{ studentName: "김하율", paid: 2 }]);
});
