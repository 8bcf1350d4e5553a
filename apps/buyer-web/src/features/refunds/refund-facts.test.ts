import { expect, test } from "vitest";
import type { RefundQuote } from "@/lib/refunds/refund-queries";
import { calculationParts, consequencesOf } from "./refund-facts";

const quoteOf = (change: Partial<RefundQuote>) =>
  ({
    ...{
      courses: [],
      cancelledLessons: 0,
      closedLessons: 0,
      stopsSchedule: false,
      couponName: null,
      isCouponBack: true,
      tablet: null,
    },
    ...{ paymentMethod: "CARD", cardName: "현대카드", amount: 0, earlierAmount: 0 },
    ...change,
  }) as Partial<RefundQuote> as RefundQuote;

test.each<[string, Partial<RefundQuote>, string[]]>([
  ["nothing comes back", {}, []],
  [
    "lessons that are still asked about",
    { closedLessons: 2 },
    ["했는지 확인하고 있는 수업 2회는 쓰지 않은 수업으로 계산해요."],
  ],
  ["a coupon that is not called one", { couponName: "기말응원" }, ["기말응원 쿠폰을 다시 쓸 수 있어요."]],
  ["a coupon", { couponName: "기말응원 쿠폰" }, ["기말응원 쿠폰을 다시 쓸 수 있어요."]],
  [
    "a coupon of an order with a lesson",
    { couponName: "기말응원", isCouponBack: false },
    ["기말응원 쿠폰은 수업을 들어서 다시 쓸 수 없어요."],
  ],
  ["a referral code", { couponName: "추천코드" }, ["추천코드를 다시 쓸 수 있어요."]],
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

test.each([
  ["nothing to add up", [{ label: "낸 금액", amount: 100_000 }], []],
  [
    "each number with its name",
    [
      { label: "영어 수업료", amount: 361_800 },
      { label: "쿠폰·추천 할인 중 영어 몫", amount: -18_090 },
      { label: "학원법 기준으로 더 드리는 금액", amount: 1_000 },
    ],
    ["영어 수업료 361,800원", "− 쿠폰·추천 할인 중 영어 몫 18,090원", "+ 학원법 기준으로 더 드리는 금액 1,000원"],
  ],
])("the calculation of a course: %s", (_what, lines, parts) => {
  expect(calculationParts(lines)).toEqual(parts);
});
