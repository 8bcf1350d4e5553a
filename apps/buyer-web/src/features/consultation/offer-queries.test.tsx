// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { type ShownOffer, useOfferedDraft } from "./offer-queries";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);

const course = { productId: 1, subject: "MATH", subjectDetail: "MATH_M2_2" };

const NAMES = { subjectLabel: "수학", subjectDetailLabel: "중2-2", productName: "주 2회", finalCost: 816_960 };

/** What the draft holds once an offer was opened. */
async function draftOf(couponCode: string | null, before: object) {
  const offer = { id: "o1", consultationId: "c1", courses: [{ ...course, ...NAMES }], couponCode } as ShownOffer;
  http.GET.mockResolvedValue({ draft: { id: "d1", data: { courses: [], ...before } } });
  http.PUT.mockImplementation(async (_path: string, init: { body: { data: object } }) => ({
    id: "d1",
    data: JSON.parse(JSON.stringify(init.body.data)),
    updatedAt: "2026-11-28T00:00:00Z",
  }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOfferedDraft(offer), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  return JSON.parse(JSON.stringify(http.PUT.mock.lastCall?.[1].body.data));
}

test("an offer without a coupon decides nothing, whatever was decided before: the payment takes the best", async () => {
  const data = await draftOf(null, { couponCode: "기말응원", referralCode: null });
  expect(data).toMatchObject({ courses: [course], orderFunnelType: "ROCKET_ENROLL", orderFunnelValue: "o1" });
  expect([data.couponCode, data.referralCode]).toEqual([undefined, undefined]);
});

test("the coupon that staff gave is decided", async () => {
  const data = await draftOf("약속한쿠폰", { couponCode: null, referralCode: "ABCDEFGH" });
  expect([data.couponCode, data.referralCode]).toEqual(["약속한쿠폰", null]);
});

test("how an earlier purchase was to be paid is not taken over; where it was to be sent is", async () => {
  const before = { method: "CARD", paymentMethodId: null, cardQuota: 3, postcode: "04524" };
  const data = await draftOf(null, before);
  expect(data).toMatchObject({ postcode: "04524", orderFunnelValue: "o1" });
  for (const field of ["method", "paymentMethodId", "cardQuota"]) expect(data).not.toHaveProperty(field);
});
