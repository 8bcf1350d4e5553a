// @vitest-environment happy-dom
import { NO_TIMES } from "@pkg/domain";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ChangeWishes } from "./components/change-wishes";
import type { RematchStart } from "./queries";

const user = userEvent.setup({ delay: null });
const POST = vi.hoisted(() => vi.fn());
const replace = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace, push: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering({ POST }),
}));

test("a stopped search begins again with other wishes, and leads back to the search; without a tutor it says so", async () => {
  let status = "UNPAIRED";
  const weeklyAvailablePeriods = { ...NO_TIMES, monday: ["18:00-20:00"] };
  const start = {
    match: { id: "m1", minutes: 60, lessonsPerWeek: 1 },
    wishes: { tutorGenders: ["MALE"], weeklyAvailablePeriods, otherLessons: [] },
    counts: { left: 5, scheduled: 0, checking: 0 },
  } as unknown as RematchStart;
  POST.mockImplementation(async (path: string) => (path.endsWith("/candidate-count") ? { count: 0 } : { status }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeWishes start={start} />
    </QueryClientProvider>,
  );
  // No tutor would be found with these: it says so before the press.
  await screen.findByText("지금은 맞는 선생님이 없어요. 시간을 더 넓혀 보세요.");
  await user.click(screen.getByRole("radio", { name: "상관없어요" }));
  const press = () => user.click(screen.getByRole("button", { name: /^이 조건으로 다시 찾기/ }));
  await press();
  await screen.findByText(/^아직 이 조건에 맞는 선생님이 없어요/);
  expect(replace).not.toHaveBeenCalled();
  status = "MATCHING";
  await press();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/tutoring/matching?matchId=m1"));
  const sent = POST.mock.calls.find(([path]) => path === "/lessons/matches/{id}/search");
  expect(sent?.[1]).toMatchObject({
    params: { path: { id: "m1" } },
    body: { widening: null, wishes: { tutorGenders: [], weeklyAvailablePeriods } },
  });
});
