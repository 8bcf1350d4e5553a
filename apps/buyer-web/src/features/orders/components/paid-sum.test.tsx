// @vitest-environment happy-dom
import type { Product } from "@pkg/domain";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PaidSum } from "./paid-sum";

const product = (finalCost: number) =>
  ({
    ...{ finalCost, minutes: 60, totalMonths: 3, totalCounts: 24, listPrice: finalCost },
  }) as unknown as Product;

const coupon = { kind: "BENEFIT", label: "첫수강 쿠폰", amount: -55_938 } as const;
const given = { kind: "BENEFIT", label: "무료 수업 쿠폰", amount: 0 } as const;
const moved = { kind: "UP_SELLING_REFUND", label: "지금 수업 환불", amount: -120_000 } as const;

test.each([
  [[756_960, 361_800], [coupon], 1_062_822, "수업료 1,118,760원첫수강 쿠폰 −55,938원결제한 금액 1,062,822원"],
  [[816_960], [moved], 696_960, "수업료 816,960원지금 수업 환불 −120,000원결제한 금액 696,960원"],
  [[287_120], [given], 287_120, "결제한 금액 287,120원"],
  [[175_938], [coupon, moved], 0, "수업료 175,938원첫수강 쿠폰 −55,938원지금 수업 환불 −120,000원결제한 금액 0원"],
])("courses of %j won with %j, of which %i were paid", (costs, takenOff, amount, text) => {
  const ledger = [{ kind: "MULTI_LESSON_DISCOUNT", label: "주 2회 할인", amount: -26_640 } as const, ...takenOff];
  const sum = <PaidSum products={costs.map(product)} ledger={ledger} amount={amount} />;
  expect(render(sum).container.textContent).toBe(text);
});
