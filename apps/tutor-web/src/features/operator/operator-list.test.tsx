// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { afterEach, expect, test, vi } from "vitest";
import { OperatorList } from "./operator-list";

const http = vi.hoisted(() => ({ GET: vi.fn() }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => http,
  dataOf: (answer: Promise<unknown>) => answer,
}));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

test.each([
  ["", "REGISTERED", "오래 기다린 분이 위에 있어요."],
  ["?tab=ACCEPTED", "ACCEPTED", "최근에 정한 지원서가 위에 있어요."],
  ["?tab=REJECTED", "REJECTED", "최근에 정한 지원서가 위에 있어요."],
])("the list at %j says how it is ordered", async (searchParams, status, lead) => {
  http.GET.mockResolvedValue({ content: [], totalElements: 0 });
  const Place = withNuqsTestingAdapter({ searchParams, hasMemory: true });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Place>
        <OperatorList />
      </Place>
    </QueryClientProvider>,
  );
  await screen.findByText(lead);
  expect(http.GET.mock.lastCall?.[1].params.query.status).toBe(status);
});
