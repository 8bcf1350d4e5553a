// @vitest-environment happy-dom
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { PaymentStatementPage } from "../payment-statement-page";
import type { PaymentStatement } from "../queries";

const call = vi.fn();
const saved = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async () => {
  const client = await import("@pkg/api-client");
  return {
    ...client,
    api: () => answering({ GET: (path: string, init: unknown) => call(path, init) }),
  };
});
vi.mock("@pkg/web/platform/browser/save-text", () => ({ saveText: (file: unknown) => saved(file) }));

const entry = {
  merchantUid: "NR1",
  orderName: "수학 중2-2",
  periodNumber: null,
  studentId: "s1",
  studentName: "김하준",
};
const card = { paymentMethod: "CARD" as const, cardName: "현대카드", cardNumber: "54120000****0007" };
const statement: PaymentStatement = {
  year: 2026,
  years: [2026, 2025],
  buyerName: "김민정",
  paid: 574_240,
  refunded: 100_000,
  total: 474_240,
  students: [
    {
      studentId: "s1",
      studentName: "김하준",
      paid: 574_240,
      refunded: 100_000,
      total: 474_240,
      months: [
        { month: "2026-01", paid: 574_240, refunded: 0, total: 574_240 },
        { month: "2026-02", paid: 0, refunded: 100_000, total: -100_000 },
      ],
    },
  ],
  entries: [
    { kind: "PAYMENT", at: "2025-12-31T15:00:00.000Z", amount: 287_120, ...entry, ...card },
    { kind: "PAYMENT", at: "2026-01-31T14:00:00.000Z", amount: 287_120, ...entry, ...card, periodNumber: 2 },
    { kind: "REFUND", at: "2026-02-10T03:00:00.000Z", amount: 100_000, ...entry, ...card },
  ],
};
const nothing = { ...statement, year: 2025, paid: 0, refunded: 0, total: 0, students: [], entries: [] };

beforeEach(() => {
  call.mockReset().mockImplementation(async (path, { params }) => {
    if (path === "/v2/users/me") return { id: "u1", students: [] };
    if (path.endsWith("/file")) return { name: "결제내역-2026.csv", text: "\uFEFF날짜" };
    return params.query.year === 2025 ? nothing : statement;
  });
  saved.mockReset();
});
const show = () =>
  render(
    <NuqsTestingAdapter hasMemory>
      <QueryClientProvider client={new QueryClient()}>
        <PaymentStatementPage />
      </QueryClientProvider>
    </NuqsTestingAdapter>,
  );

test("a year is summed, told by student and month, and entry by entry on its day in Korea", async () => {
  show();
  const table = within(await screen.findByRole("table", { name: "김하준 학생" }));
  const cells = (name: string) =>
    within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(cells("1월")).toEqual(["574,240원", "0원", "574,240원"]);
  expect(cells("2월")).toEqual(["0원", "−100,000원", "−100,000원"]);
  expect(cells("합계")).toEqual(["574,240원", "−100,000원", "474,240원"]);
  screen.getByText("2026년 합계");
  screen.getByText("1월 1일(목) · 현대카드 07 · 김하준");
  screen.getByText("1월 31일(토) · 현대카드 07 · 김하준 · 2번째 결제");
  screen.getByText("2월 10일(화) · 환불 · 김하준");
  screen.getByText(/교육비 세액공제를 받을 수 없어요/);
});

test("another year is read from the API; an empty one says so", async () => {
  show();
  const years = await screen.findByRole<HTMLSelectElement>("combobox", { name: "연도" });
  await userEvent.selectOptions(years, "2025년");
  await screen.findByText("2025년에는 결제한 내역이 없어요");
  expect(call).toHaveBeenLastCalledWith("/users/me/payment-statement", {
    params: { query: { year: 2025 } },
    scope: "",
  });
});

test("the file of the shown year is saved as the API made it", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: /엑셀 파일/ }));
  expect(call).toHaveBeenCalledWith("/users/me/payment-statement/file", { params: { query: { year: 2026 } } });
  expect(saved).toHaveBeenCalledWith({ name: "결제내역-2026.csv", text: "\uFEFF날짜" });
});
