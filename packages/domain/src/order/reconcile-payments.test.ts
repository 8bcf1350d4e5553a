import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ORDER_STATUSES } from "./order-status.ts";
import {
  type BookedPayment,
  LISTED_PAYMENT_STATUSES,
  type ListedPayment,
  type PaymentDifferenceKind,
  reconcilePayments,
} from "./reconcile-payments.ts";

const booked = (change: Partial<BookedPayment> = {}): BookedPayment => ({
  ...{ paymentId: "p", status: "PAID", amount: 10_000, refunded: 0 },
  ...change,
});
const listed = (change: Partial<ListedPayment> = {}): ListedPayment => ({
  ...{ paymentId: "p", status: "PAID", amount: 10_000, refunded: 0 },
  ...change,
});
const cancelled = listed({ status: "CANCELLED", refunded: 10_000 });
const partly = listed({ status: "PARTIAL_CANCELLED", refunded: 4_000 });
const unpaid = listed({ status: "UNPAID", amount: 10_000 });

test.each<[string, BookedPayment | null, ListedPayment | null, PaymentDifferenceKind | null]>([
  ["both say paid", booked(), listed(), null],
  ["both say partly refunded", booked({ status: "PART_REFUNDED", refunded: 4_000 }), partly, null],
  ["both say refunded", booked({ status: "REFUNDED", refunded: 10_000 }), cancelled, null],
  ["both say refused", booked({ status: "FAILED" }), unpaid, null],
  ["refused here, unknown there", booked({ status: "FAILED" }), null, null],
  ["uncertain here, unknown there", booked({ status: "UNKNOWN" }), null, null],
  ["an order of nothing", booked({ amount: 0 }), null, null],
  ["failed here, charged and given back there", booked({ status: "FAILED" }), cancelled, null],
  ["unknown here, charged and given back there", null, cancelled, null],
  ["unknown here, refused there", null, unpaid, null],
  ["unknown here, paid there", null, listed(), "MISSING_HERE"],
  ["unknown here, partly kept there", null, partly, "MISSING_HERE"],
  ["paid here, unknown there", booked(), null, "MISSING_THERE"],
  ["paid here, refused there", booked(), unpaid, "STATUS"],
  ["failed here, paid there", booked({ status: "FAILED" }), listed(), "STATUS"],
  ["uncertain here, paid there", booked({ status: "UNKNOWN" }), listed(), "STATUS"],
  ["another amount", booked({ amount: 9_000 }), listed(), "AMOUNT"],
  ["given back there only", booked(), partly, "REFUNDED"],
  ["given back here only", booked({ status: "PART_REFUNDED", refunded: 1 }), listed(), "REFUNDED"],
])("%s", (_name, here, there, kind) => {
  const found = reconcilePayments(here ? [here] : [], there ? [there] : []);
  expect(found).toEqual(kind ? [{ kind, paymentId: "p", here, there }] : []);
});

const won = fc.integer({ min: 1, max: 1_000_000 });
/** Charges that both sides agree about. */
const agreed = fc
  .uniqueArray(fc.tuple(fc.string({ minLength: 1, maxLength: 6 }), won, fc.nat({ max: 100 })), {
    selector: ([paymentId]) => paymentId,
    maxLength: 12,
  })
  .map((rows) =>
    rows.map(([paymentId, amount, share]) => {
      const refunded = Math.floor((amount * share) / 100);
      const isAll = refunded === amount;
      return {
        here: booked({
          ...{ paymentId, amount, refunded },
          status: isAll ? "REFUNDED" : refunded > 0 ? "PART_REFUNDED" : "PAID",
        }),
        there: listed({
          ...{ paymentId, amount, refunded },
          status: isAll ? "CANCELLED" : refunded > 0 ? "PARTIAL_CANCELLED" : "PAID",
        }),
      };
    }),
  );
const heres = (rows: { here: BookedPayment }[]) => rows.map(({ here }) => here);
const theres = (rows: { there: ListedPayment }[]) => rows.map(({ there }) => there);

describe("whatever was sold", () => {
  test("books that agree have no difference, in whatever order they are read", () => {
    fc.assert(
      fc.property(agreed, (rows) => {
        expect(reconcilePayments(heres(rows).toReversed(), theres(rows))).toEqual([]);
      }),
    );
  });

  test("one planted difference is found, alone and about its charge", () => {
    fc.assert(
      fc.property(
        agreed,
        fc.nat(),
        fc.constantFrom("amount", "refunded", "status", "here", "there"),
        (rows, at, how) => {
          const kept = rows.filter(({ here }) => here.status !== "REFUNDED");
          fc.pre(kept.length > 0);
          const victim = kept[at % kept.length];
          if (!victim) throw new Error("there is one");
          const { paymentId } = victim.here;
          const change = {
            amount: { amount: victim.there.amount + 1 },
            refunded: { refunded: victim.there.refunded + 1 },
          };
          const there = theres(rows).flatMap((one) => {
            if (one.paymentId !== paymentId || how === "here") return [one];
            if (how === "there") return [];
            return [how === "status" ? { ...one, status: "UNPAID" as const } : { ...one, ...change[how] }];
          });
          const here = heres(rows).filter((one) => how !== "here" || one.paymentId !== paymentId);
          const kinds = {
            amount: "AMOUNT",
            refunded: "REFUNDED",
            status: "STATUS",
            here: "MISSING_HERE",
            there: "MISSING_THERE",
          };
          expect(reconcilePayments(here, there).map((one) => [one.kind, one.paymentId])).toEqual([
            [kinds[how], paymentId],
          ]);
        },
      ),
    );
  });

  test("each charge has at most one difference, and none is invented", () => {
    const side = <Status extends string>(statuses: readonly Status[]) =>
      fc.array(
        fc.record({
          paymentId: fc.constantFrom("a", "b", "c", "d"),
          status: fc.constantFrom(...statuses),
          amount: fc.nat({ max: 3 }),
          refunded: fc.nat({ max: 3 }),
        }),
      );
    fc.assert(
      fc.property(side(ORDER_STATUSES), side(LISTED_PAYMENT_STATUSES), (here, there) => {
        const ids = reconcilePayments(here, there).map(({ paymentId }) => paymentId);
        expect(ids).toEqual([...new Set(ids)].sort());
        const known: string[] = [...here, ...there].map(({ paymentId }) => paymentId);
        expect(ids.every((id) => known.includes(id))).toBe(true);
      }),
    );
  });
});
