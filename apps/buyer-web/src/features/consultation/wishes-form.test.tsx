// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Activity } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { WishesForm } from "./components/wishes-form";
import type { Consultation } from "./queries";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);

const query = { text: "" };
const router = { push: vi.fn(), replace: vi.fn() };
vi.mock("next/navigation", () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(query.text),
}));

const consultation = {
  ...{ id: "c1", status: "REQUESTED", likedTutorStyles: [], weeklyAvailablePeriods: null },
  promise: { date: "2026-12-02", halfDay: "AFTERNOON" },
} as unknown as Consultation;

function open(status = "REQUESTED") {
  cleanup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WishesForm consultation={{ ...consultation, status } as Consultation} />
    </QueryClientProvider>,
  );
}
const style = () => {
  const [first] = screen.getAllByRole("button", { pressed: false });
  if (!first) throw new Error("no style to choose");
  return first;
};

beforeEach(() => sessionStorage.clear());
test("wishes that come back from the tab say that they are not saved", () => {
  open();
  fireEvent.click(style());
  expect(screen.queryByText("아직 저장하지 않은 답이에요.")).toBeNull();
  open();
  screen.getByText("아직 저장하지 않은 답이에요.");
});

test("a request that took the place of another says of which", () => {
  query.text = "consultationId=c1&replaced=2026-12-01.MORNING";
  open();
  screen.getByText("앞서 신청한 12월 1일(화) 오전 전화 대신 12월 2일(수) 오후에 전화드려요.");
});

test.each(["OFFERED", "PAID", "CANCELLED", "WANTS_OFFER"])(
  "of a consultation that is %s lead to its state",
  (status) => {
    open(status);
    expect(screen.queryByText(/미리 알려 주시면/)).toBeNull();
    expect(router.replace).toHaveBeenCalledWith("/tutoring/consult/complete?consultationId=c1");
  },
);

test("wishes that were saved can be changed and saved again once the kept page is shown again", async () => {
  cleanup();
  const client = new QueryClient();
  const page = (mode: "visible" | "hidden") => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>
        <WishesForm consultation={consultation} />
      </Activity>
    </QueryClientProvider>
  );
  http.PATCH.mockResolvedValue(consultation);
  const { rerender } = render(page("visible"));
  for (const time of [1, 2]) {
    fireEvent.click(style());
    fireEvent.click(screen.getByRole("button", { name: /^다음/ }));
    await waitFor(() => expect(router.push).toHaveBeenCalledTimes(time));
    rerender(page("hidden"));
    rerender(page("visible"));
    expect(screen.queryByText("아직 저장하지 않은 답이에요.")).toBeNull();
    expect(sessionStorage.getItem("naran.own-drafts")).toBe("{}");
  }
});
