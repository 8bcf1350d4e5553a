// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OfferState } from "./components/offer-state";
import type { ShownOffer } from "./offer-queries";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));
afterEach(cleanup);

const offer: ShownOffer = {
  id: "o1",
  consultationId: "c1",
  state: "LIVE",
  access: "LOGGED_OUT",
  replacedBy: null,
  phoneNumber: "010-****-0001",
  courses: [
    {
      ...{ productId: 1122200, subject: "MATH", subjectDetail: "MATH_M2_2" },
      ...{ subjectLabel: "수학", subjectDetailLabel: "중2-2", productName: "주 2회 60분 3개월", finalCost: 333_680 },
      ...{ periodic: false, totalMonths: 3 },
    },
  ],
  amount: 333_680,
  couponCode: null,
  couponName: null,
  expiresAt: "2026-12-05T01:20:00.000Z",
  merchantUid: null,
  withoutCall: false,
};
const HERE = encodeURIComponent(location.pathname + location.search);
const ORDER = "/mypage/payment-management/order-history/NR1";

test.each([
  ["a link that opens nothing", null, "이 링크로는 열 수 없어요", "상담 신청 보기", "/tutoring/consult"],
  ["an open one, logged out", {}, "제안받은 수업이에요", "010-****-0001로 가입하기", `/go/account/signup?next=${HERE}`],
  [
    "one of this account",
    { access: "OWN" },
    "제안받은 수업이에요",
    "결제하러 가기",
    "/tutoring/enroll/payment-from-consult?consultationId=c1",
  ],
  [
    "a phone that is not verified",
    { access: "UNVERIFIED" },
    "제안받은 수업이에요",
    "휴대폰 번호 확인하기",
    `/go/account/phone?next=${HERE}`,
  ],
  [
    "another phone",
    { access: "OTHER_PHONE" },
    "제안받은 수업이에요",
    "다른 계정으로 로그인",
    `/go/account/logout?next=${HERE}`,
  ],
  ["a paid one", { state: "USED", access: "OWN", merchantUid: "NR1" }, "이미 결제한 수업이에요", "주문 보기", ORDER],
  [
    "a replaced one whose newer one was paid",
    { state: "REVOKED", replacedBy: "USED", access: "OWN", merchantUid: "NR1" },
    "새 제안으로 이미 결제했어요",
    "주문 보기",
    ORDER,
  ],
  [
    "a refunded one",
    { state: "REFUNDED", access: "OWN", merchantUid: "NR1" },
    "결제한 수업을 모두 환불했어요",
    "수업 다시 고르기",
    "/simple-enroll",
  ],
  ["one paid by another", { state: "USED" }, "이미 결제한 수업이에요", "로그인", `/go/account/login?next=${HERE}`],
  ["a late one", { state: "EXPIRED" }, "제안 기한이 지났어요", "상담 신청 보기", "/tutoring/consult"],
  [
    "a withdrawn one",
    { state: "REVOKED", access: "OWN" },
    "지금은 쓸 수 없는 제안이에요",
    "상담 신청 보기",
    "/tutoring/consult",
  ],
  [
    "a replaced one",
    { state: "REVOKED", access: "OWN", replacedBy: "LIVE" },
    "새 제안을 보내 드렸어요",
    "새 제안 보기",
    "/tutoring/consult/complete?consultationId=c1&offer=1",
  ],
  [
    "a replaced one, logged out",
    { state: "REVOKED", replacedBy: "LIVE" },
    "새 제안을 보내 드렸어요",
    "상담 신청 보기",
    "/tutoring/consult",
  ],
] as const)("%s says so, and leads on", (_what, change, title, label, href) => {
  render(<OfferState offer={change && { ...offer, ...change }} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe(href);
});

test("an open one has course, price, deadline and number before any log-in", () => {
  render(<OfferState offer={offer} />);
  for (const text of ["수학 · 중2-2", "주 2회 60분 3개월", /12월 5일\(토\) 10:20까지 결제할 수 있어요/])
    screen.getByText(text);
  expect(screen.getAllByText("333,680원")).toHaveLength(2);
  expect(screen.getAllByText("010-****-0001").length).toBeGreaterThan(0);
});

test("one without a call says so, and leads to a call", () => {
  const { rerender } = render(<OfferState offer={offer} />);
  expect(screen.queryByText(/전화 대신/)).toBeNull();
  rerender(<OfferState offer={{ ...offer, withoutCall: true }} />);
  screen.getByText(/약속한 전화를 드리지 못해 죄송해요/);
  expect(screen.getByRole("link", { name: "다시 신청해 주세요" }).getAttribute("href")).toBe("/tutoring/consult");
});

test.each([
  ["a course that goes on each month", true, /1개월 수업은 매달 자동으로 결제돼요\..*333,680원, 언제든 멈출 수 있어요/],
  ["any other", false, /한 번만 결제돼요/],
])("says when %s is paid", (_what, periodic, said) => {
  const courses = offer.courses.map((course) => ({ ...course, periodic, totalMonths: periodic ? 1 : 3 }));
  const { container } = render(<OfferState offer={{ ...offer, courses }} />);
  expect(container.textContent).toMatch(said);
});
