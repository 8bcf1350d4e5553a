// @vitest-environment happy-dom

import { readsOf } from "@pkg/web/platform/api/query";
import { type SessionUser, setSessionUser } from "@pkg/web/platform/session/session-store";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConsultationOfferPage } from "./consultation-offer-page";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const OFFER = "/consultations/{id}/offer";
const PAGE = "/tutoring/enroll/payment-from-consult?consultationId=c1";
const UNPAID = "이번에는 결제하지 않았어요. 돈은 나가지 않았어요.";
const offer = {
  ...{ id: "o1", consultationId: "c1", state: "LIVE", access: "OWN", replacedBy: null, phoneNumber: "010-****-0001" },
  ...{
    courses: [],
    amount: 0,
    couponCode: null,
    couponName: null,
    expiresAt: "2026-12-05T01:20:00Z",
    merchantUid: null,
  },
};
const answer = (state: string) =>
  http.GET.mockImplementation(async (path: string) =>
    path === OFFER
      ? { ...offer, state }
      : { draft: { id: "d1", data: { courses: [{ productId: 1 }], orderFunnelValue: "o1" }, updatedAt: "1" } },
  );

let client = new QueryClient();
beforeEach(() => {
  client = new QueryClient();
  setSessionUser({ id: "u1" } as SessionUser);
});
afterEach(cleanup);
const open = (address = PAGE) => {
  history.replaceState(null, "", address);
  render(
    <QueryClientProvider client={client}>
      <NuqsTestingAdapter searchParams={new URLSearchParams({ consultationId: "c1" })}>
        <ConsultationOfferPage>the payment</ConsultationOfferPage>
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
};

test.each([
  ["EXPIRED", "제안 기한이 지났어요"],
  ["REVOKED", "지금은 쓸 수 없는 제안이에요"],
])("an offer that is %s by the press says that nothing was paid, and what is next", async (state, title) => {
  answer("LIVE");
  open();
  await screen.findByText("the payment");
  expect(screen.queryByText(UNPAID)).toBeNull();
  answer(state);
  await act(() => client.invalidateQueries(readsOf(OFFER)));
  await screen.findByRole("heading", { level: 1, name: title });
  expect(screen.getByRole("alert").textContent).toBe(UNPAID);
  screen.getByRole("link", { name: "상담 신청 보기" });
});

test.each([
  ["opened late", PAGE, ""],
  ["come back to from the wallet's page", `${PAGE}&transactionType=ISSUE_BILLING_KEY&billingKey=k1`, UNPAID],
])("an offer that is over, %s: the address keeps no key", async (_how, address, said) => {
  answer("EXPIRED");
  open(address);
  await screen.findByRole("heading", { level: 1, name: "제안 기한이 지났어요" });
  expect(screen.getByRole("alert").textContent).toBe(said);
  expect(location.search).toBe("?consultationId=c1");
});
