// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { UNDO_REFUSAL_TEXTS } from "@pkg/domain";
import { answeringBy } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { UndoOrder } from "./undo-order";

const call = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async () => ({
  ...(await import("@pkg/api-client")),
  api: () => answeringBy(call),
}));

const quoteOf = (change: object) => ({
  ...{ amount: 287_120, paymentMethod: "CARD", cardName: "현대카드", refunds: [] },
  ...{ undoUntil: null, undoRefusal: null },
  ...change,
});
const OFFERED = quoteOf({ undoUntil: new Date(Date.now() + 1_800_000).toISOString() });

let quote: object;
let requested: () => object;
beforeEach(() => {
  quote = OFFERED;
  requested = () => {
    quote = quoteOf({ amount: 0, undoRefusal: "REFUNDED" });
    return { id: "r1", status: "DONE", amount: 287_120, rule: "UNDO" };
  };
  call.mockReset();
  call.mockImplementation(async (method) => (method === "GET" ? quote : requested()));
});
const show = (paidAt: string | null = new Date().toISOString()) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UndoOrder order={{ merchantUid: "NR1", paidAt }} />
    </QueryClientProvider>,
  );

const press = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /^결제 되돌리기/ }));
  const question = await screen.findByRole("alertdialog", { name: "287,120원을 돌려받을까요?" });
  expect(call.mock.calls.filter(([method]) => method === "POST")).toEqual([]);
  await userEvent.click(within(question).getByRole("button", { name: /^되돌리기/ }));
};

test("says until when, asks once, gives everything back, and its result has the focus", async () => {
  show();
  await screen.findByText(/까지$/);
  await press();
  const done = await screen.findByText(/287,120원을 현대카드로 돌려보냈어요/);
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(screen.queryByRole("button")).toBeNull();
  const [[, , init]] = call.mock.calls.filter(([method]) => method === "POST") as [[string, string, object]];
  expect(init).toMatchObject({ body: { undo: true, shownAmount: 287_120 } });
});

test("a tutor was faster: it says why, and the button is gone", async () => {
  requested = () => {
    quote = quoteOf({ undoRefusal: "ACCEPTED" });
    throw apiError("notNow", { message: UNDO_REFUSAL_TEXTS.ACCEPTED });
  };
  show();
  await press();
  await screen.findByText(UNDO_REFUSAL_TEXTS.ACCEPTED);
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});

test("what cost nothing names no amount", async () => {
  quote = { ...OFFERED, amount: 0 };
  const { container } = show();
  await screen.findByRole("button", { name: /신청 되돌리기/ });
  expect(container.textContent).not.toContain("원");
});

test.each([
  ["a tutor has it", { undoRefusal: "ACCEPTED" }, UNDO_REFUSAL_TEXTS.ACCEPTED],
  ["it goes on with a class", { undoRefusal: "CONTINUES" }, UNDO_REFUSAL_TEXTS.CONTINUES],
  ["its hour was over before", { undoRefusal: "OVER" }, ""],
  ["it was refunded before", { undoRefusal: "REFUNDED" }, ""],
])("%s: no button", async (_what, change, text) => {
  quote = quoteOf(change);
  const { container } = show();
  await waitFor(() => expect(call).toHaveBeenCalled());
  await waitFor(() => expect(container.textContent).toBe(text));
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([null, "2026-01-01T00:00:00Z"])("an order that was paid at %s is not asked about", (paidAt) => {
  show(paidAt);
  expect(call).not.toHaveBeenCalled();
});
