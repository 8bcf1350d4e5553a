import fc from "fast-check";
import { expect, it } from "vitest";
import { academyTableRefund } from "./academy-table-refund.ts";
import { courseRefunds, type RefundCourse } from "./order-refund.ts";
import { paidShares } from "./paid-shares.ts";

const PAID_AT = new Date("2026-11-02T03:00:00Z");
const STARTED_AT = new Date("2026-11-10T10:00:00Z");

const course = (change: Omit<RefundCourse, "label" | "startedAt">): RefundCourse => ({
  label: "수학",
  startedAt: STARTED_AT,
  ...change,
});

const anyCourse = fc.record({
  finalCost: fc.integer({ min: 0, max: 9_000_000 }),
  totalMonths: fc.constantFrom(0, 1, 3, 6, 12),
  totalCounts: fc.integer({ min: 1, max: 144 }),
  freeLessonCounts: fc.integer({ min: 0, max: 8 }),
  used: fc.double({ min: 0, max: 1, noNaN: true }),
  isGivenUp: fc.boolean(),
});
const anyOrder = fc.record({
  paid: fc.double({ min: 0, max: 1, noNaN: true }),
  refunded: fc.double({ min: 0, max: 1, noNaN: true }),
  days: fc.integer({ min: 0, max: 500 }),
  courses: fc.array(anyCourse, { minLength: 1, maxLength: 10 }),
});

it("is never more than what was paid, nor below the table, and falls with each lesson", () => {
  fc.assert(
    fc.property(anyOrder, ({ paid, refunded, days, courses }) => {
      const rows = courses.map(({ used, ...row }) =>
        course({ ...row, usedCounts: Math.round(used * (row.totalCounts + row.freeLessonCounts)) }),
      );
      const paidAmount = Math.floor(paid * rows.reduce((sum, { finalCost }) => sum + finalCost, 0));
      const refundedAmount = Math.floor(refunded * paidAmount);
      const now = new Date(STARTED_AT.getTime() + days * 86_400_000);
      const order = { paidAmount, refundedAmount, paidAt: PAID_AT, now };
      const refunds = courseRefunds(order, rows);
      const sum = refunds.reduce((total, refund) => total + (refund?.amount ?? 0), 0);
      expect(sum + refundedAmount).toBeLessThanOrEqual(paidAmount);
      const shares = paidShares(
        paidAmount,
        rows.map(({ finalCost }) => finalCost),
      );
      const fresh = courseRefunds({ ...order, refundedAmount: 0 }, rows);
      for (const [index, row] of rows.entries()) {
        if (row.isGivenUp) continue;
        const share = shares[index] ?? 0;
        const amount = fresh[index]?.amount ?? -1;
        expect(amount).toBeGreaterThanOrEqual(Math.min(share, academyTableRefund({ ...row, paidAmount: share, now })));
        if (row.usedCounts === row.totalCounts + row.freeLessonCounts) continue;
        const later = rows.map((one, at) => (at === index ? { ...one, usedCounts: one.usedCounts + 1 } : one));
        expect(courseRefunds(order, later)[index]?.amount).toBeLessThanOrEqual(refunds[index]?.amount ?? -1);
      }
    }),
  );
});
