import { expect, test } from "vitest";
import type { RefundQuote } from "./queries";
import { consequencesOf } from "./refund-facts";

const quoteOf = (change: Partial<RefundQuote>) =>
  ({
    ...{ courses: [], cancelledLessons: 0, stopsSchedule: false, couponName: null, tablet: null },
    ...{ paymentMethod: "CARD", cardName: "현대카드", amount: 0, earlierAmount: 0 },
    ...change,
  }) as Partial<RefundQuote> as RefundQuote;

test.each<[string, Partial<RefundQuote>, string[]]>([
  ["nothing comes back", {}, []],
  ["all of it by the order's payment", { amount: 411_900 }, ["현대카드로 영업일 3일 안에 돌려드려요."]],
  [
    "what had moved here goes back the way it came",
    { amount: 483_680, earlierAmount: 71_780 },
    ["현대카드로 411,900원, 앞 수업을 결제한 수단으로 71,780원을 영업일 3일 안에 돌려드려요."],
  ],
  [
    "an order that cost nothing itself",
    { amount: 9_900, earlierAmount: 9_900, paymentMethod: "NONE", cardName: null },
    ["앞 수업을 결제한 수단으로 9,900원을 영업일 3일 안에 돌려드려요."],
  ],
])("%s", (_what, change, told) => {
  expect(consequencesOf(quoteOf(change))).toEqual(told);
});
