// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type OnUrlUpdateFunction, withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { expect, test, vi } from "vitest";
import { OperatorApplicants } from "../applicants/operator-applicants";
import { OperatorBenefits } from "../benefits/operator-benefits";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
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
        <OperatorApplicants />
      </Place>
    </QueryClientProvider>,
  );
  await screen.findByText(lead);
  expect(http.GET.mock.lastCall?.[1].params.query.status).toBe(status);
});

test.each([
  ["applicants", <OperatorApplicants key="1" />],
  ["benefits", <OperatorBenefits key="2" />],
])("typing into the search of %s leaves the history as it is, and goes to the first page", async (_name, page) => {
  http.GET.mockResolvedValue({ content: [], totalElements: 0 });
  const onUrlUpdate = vi.fn<OnUrlUpdateFunction>();
  const Place = withNuqsTestingAdapter({ searchParams: "?page=2", hasMemory: true, onUrlUpdate });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Place>{page}</Place>
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole("searchbox"), "한");
  await vi.waitFor(() => expect(onUrlUpdate).toHaveBeenCalled());
  expect(onUrlUpdate.mock.calls.map(([{ options }]) => options.history)).not.toContain("push");
  expect(onUrlUpdate.mock.lastCall?.[0].searchParams.get("page")).toBeNull();
});
