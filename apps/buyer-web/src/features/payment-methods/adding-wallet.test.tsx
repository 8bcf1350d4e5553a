// @vitest-environment happy-dom
import { apiError } from "@pkg/api-client/testing";
import { useAppDialog } from "@pkg/web/platform/errors/app-dialog";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { PaymentMethodsPage } from "./payment-methods-page";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
const approve = vi.hoisted(() => vi.fn());
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@portone/browser-sdk/v2", () => ({
  __INTERNAL__setPortOneSdkUrl: vi.fn(),
  requestIssueBillingKey: (request: unknown) => approve(request),
}));
vi.mock("@pkg/web/platform/vendors/load-vendors", () => ({
  loadVendors: async () => ({ payments: { sdkUrl: "http://localhost:4010/v2/browser-sdk.js", origins: [] } }),
}));

const PAGE = "/mypage/payment-management/payment-method";
const card = {
  ...{ id: "m1", paymentType: "CARD", cardName: "신한카드", cardNumber: "4242********0009", cardExpiry: "12/29" },
  ...{ isDefault: true, isDisconnected: false, usedBy: [] },
};
const NOT_ADDED = {
  title: "카카오페이를 추가하지 않았어요",
  description: "추가하려면 카카오페이 창에서 승인해 주세요.",
};
const said = () => useAppDialog.getState();

function open(add: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NuqsTestingAdapter searchParams={add}>
        <PaymentMethodsPage />
      </NuqsTestingAdapter>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  cleanup();
  useAppDialog.setState({ dialog: null, open: false });
  sessionStorage.clear();
  history.replaceState(null, "", PAGE);
  http.GET.mockResolvedValue({ payments: [card, { ...card, id: "m2", isDefault: false }] });
  http.POST.mockResolvedValue({ issueId: "i1", storeId: "s1", channelKey: "c1", customerId: "u1" });
});

test.each([
  ["closes it", () => approve.mockResolvedValueOnce(undefined)],
  ["cancels in it", () => approve.mockRejectedValueOnce({ code: "FAILURE_TYPE_PG" })],
  [
    "approves another key",
    () => {
      approve.mockResolvedValueOnce({ billingKey: "k1" });
      http.PUT.mockRejectedValueOnce(apiError("billingKeyNotIssued"));
    },
  ],
])("who %s reads that KakaoPay was not added: nothing was being paid", async (_how, answer) => {
  answer();
  open("?add=KAKAOPAY");
  await userEvent.click(await screen.findByRole("button", { name: /^카카오페이 열기/ }));
  await waitFor(() => expect(said()).toMatchObject({ open: true, dialog: NOT_ADDED }));
  // A phone comes back to the list of the methods.
  expect(approve.mock.lastCall?.[0]).toMatchObject({ redirectUrl: location.origin + PAGE });
});

test("who cancels on a phone reads the same", async () => {
  history.replaceState(null, "", `${PAGE}?transactionType=ISSUE_BILLING_KEY&code=FAILURE_TYPE_PG`);
  open("");
  await waitFor(() => expect(said()).toMatchObject({ open: true, dialog: NOT_ADDED }));
  expect(location.search).toBe("");
});
