// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RenewalNotice } from "./renewal-notice";

const month = { periodic: true, totalMonths: 1, finalCost: 287_120 };
const quarter = { periodic: false, totalMonths: 3, finalCost: 816_960 };
const paidAt = new Date("2026-11-23T12:00:00+09:00");
const CARRIES_ON = "1개월 수업은 매달 자동으로 결제돼요.";

test.each([
  ["the same sum again", [month], 287_120, `${CARRIES_ON}다음 결제: 12월 23일 287,120원, 언제든 멈출 수 있어요`],
  [
    "a coupon once",
    [month],
    257_120,
    `${CARRIES_ON}이번에는 257,120원, 12월 23일(수)부터는 매달 287,120원이에요. 언제든 멈출 수 있어요.`,
  ],
  [
    "one of two that goes on",
    [month, quarter],
    1_104_080,
    `${CARRIES_ON}이번에는 1,104,080원, 12월 23일(수)부터는 매달 287,120원이에요. 언제든 멈출 수 있어요.`,
  ],
  ["one payment with a coupon", [quarter], 786_960, "한 번만 결제돼요. 자동으로 다시 결제되지 않아요."],
])("%s", (_what, products, paid, text) => {
  const { container } = render(<RenewalNotice products={products} paid={paid} paidAt={paidAt} />);
  expect(container.textContent).toBe(text);
});
