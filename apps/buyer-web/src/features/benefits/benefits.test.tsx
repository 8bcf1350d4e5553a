// @vitest-environment happy-dom

import { ApiError } from "@pkg/web/platform/api/api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { keptCode } from "@/lib/visitor/kept-code";
import { conditionsText, worthText } from "./benefit-text";
import { BenefitsPage } from "./benefits-page";
import type { OwnBenefit } from "./queries";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
const COUPON: OwnBenefit = {
  id: "1",
  name: "기말응원 쿠폰",
  state: "USABLE",
  discountCost: 30_000,
  discountRate: 0,
  additionalLessonType: null,
  additionalLessonCount: 0,
  validMonths: [],
  condition: "NONE",
  productsOnly: false,
  trialsOnly: false,
  startAt: "2026-10-01T00:00:00Z",
  endAt: "2027-01-23T03:00:00Z",
};

function show(content: OwnBenefit[]) {
  http.GET.mockResolvedValue({ content });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BenefitsPage />
    </QueryClientProvider>,
  );
}

test("coupons say what they are worth, what for and till when; past ones stand apart", async () => {
  show([
    COUPON,
    {
      ...COUPON,
      id: "2",
      name: "연간 쿠폰",
      discountCost: 0,
      additionalLessonType: "MONTH",
      additionalLessonCount: 1,
      validMonths: [12],
    },
    { ...COUPON, id: "3", name: "지난 쿠폰", state: "USED" },
    { ...COUPON, id: "4", name: "첫수강 쿠폰", state: "MISSED" },
  ]);
  const left = await screen.findByRole("region", { name: "쓸 수 있는 쿠폰 2장" });
  const [first, second] = within(left).getAllByRole("listitem");
  expect(first?.textContent).toBe("기말응원 쿠폰30,000원 할인2027년 1월 23일(토)까지");
  expect(second?.textContent).toContain("무료 수업 1개월");
  expect(second?.textContent).toContain("12개월 수업에 쓸 수 있어요");
  const past = screen.getByRole("region", { name: "지난 쿠폰 2장" });
  const [used, missed] = within(past).getAllByRole("listitem");
  expect(used?.textContent).toContain("썼어요");
  expect(missed?.textContent).toContain("첫 결제가 지났어요");
});

test("without a coupon the way to one is shown", async () => {
  show([]);
  const link = await screen.findByRole("link", { name: "친구 초대하기" });
  expect(link.getAttribute("href")).toBe("/mypage/referral");
});

test.each([
  [{ discountRate: 5, discountCost: 0 }, "5% 할인"],
  [{ discountCost: 0, additionalLessonType: "COUNT" as const, additionalLessonCount: 2 }, "무료 수업 2회"],
  [{ additionalLessonType: "COUNT" as const, additionalLessonCount: 1 }, "30,000원 할인 · 무료 수업 1회"],
])("%j is worth %s", (change, text) => expect(worthText({ ...COUPON, ...change })).toBe(text));

test.each([
  [{}, ""],
  [{ condition: "CARD" as const }, "카드 결제에 쓸 수 있어요"],
  [{ condition: "FIRST" as const, validMonths: [3, 6] }, "1개월 이상 수업의 첫 결제, 3·6개월 수업에 쓸 수 있어요"],
  [{ condition: "SIBLING" as const }, "형제자매 등록에 쓸 수 있어요"],
  [{ condition: "CARD" as const, name: "쿠팡 와우 카드 할인" }, "쿠팡 와우 카드 결제에 쓸 수 있어요"],
  [{ productsOnly: true, trialsOnly: true }, "체험 수업에 쓸 수 있어요"],
  [{ validMonths: [6, 12], productsOnly: true }, "6·12개월 수업, 정해진 수업에 쓸 수 있어요"],
])("%j is for: %s", (change, text) => expect(conditionsText({ ...COUPON, ...change })).toBe(text));

test("a code says what it is worth and waits for the payment; a refusal stands at the field", async () => {
  show([]);
  const field = await screen.findByLabelText<HTMLInputElement>("쿠폰 또는 추천코드");
  const send = async (code: string) => {
    await userEvent.clear(field);
    if (code) await userEvent.type(field, code);
    await userEvent.click(screen.getByRole("button", { name: /^확인/ }));
  };
  await send("");
  screen.getByText("받은 코드를 적어 주세요.");
  http.GET.mockRejectedValue(
    new ApiError(409, { service: "class", errorCode: 50001, message: "기한이 지난 코드예요." }),
  );
  await send("OLD-1");
  await screen.findByText("기한이 지난 코드예요.");
  expect(keptCode.read()).toBeNull();
  http.GET.mockResolvedValue({ ...COUPON, name: "체험 무료", productsOnly: true, trialsOnly: true });
  await send("TRIAL-1");
  await screen.findByText(
    "30,000원 할인 코드예요. 체험 수업에 쓸 수 있어요. 이 기기에서 다음에 결제할 때 넣어 드려요.",
  );
  http.GET.mockResolvedValue({ ...COUPON, name: "새 학기 쿠폰" });
  await send("new-2026");
  await screen.findByText("30,000원 할인 코드예요. 이 기기에서 다음에 결제할 때 넣어 드려요.");
  expect((await screen.findByRole("link", { name: "수업 고르고 쓰기" })).getAttribute("href")).toBe("/simple-enroll");
  expect(keptCode.read()).toBe("NEW2026");
});
