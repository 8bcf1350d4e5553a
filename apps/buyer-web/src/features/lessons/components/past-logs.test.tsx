// @vitest-environment happy-dom
import type { ClassLessons, Lesson } from "@pkg/web/features/lessons/queries";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { PastLogs } from "./past-logs";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));
vi.mock("@pkg/web/platform/api/api", mockApi);

// Its code comes with the first press, which a busy machine may keep waiting.
beforeAll(() => import("@pkg/web/features/lessons/outcome/objection-sheet"));
const LESSON: Lesson = {
  ...{ id: "l1", matchId: "m1", number: 1, status: "ABSENT", cancelReason: null, movedFromAt: null, log: null },
  ...{ startsAt: "2026-11-23T10:00:00.000Z", endsAt: "2026-11-23T11:00:00.000Z" },
  ...{ changeableUntil: "2026-11-22T22:00:00.000Z", joinOpensAt: "2026-11-23T09:50:00.000Z" },
  ...{ settledAs: "STUDENT_ABSENT", minutes: { student: 0, tutor: 25, together: 0 } },
};
const READER = { role: "BUYER", expiresOn: "2026-12-28", counts: { left: 3 } } as ClassLessons;
const show = (dispute?: Lesson["dispute"], more: Partial<Lesson> = {}, writesSince: string | null = null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PastLogs
        lessons={[{ ...LESSON, ...(dispute && { dispute }), ...more }]}
        reader={READER}
        writesSince={writesSince}
      />
    </QueryClientProvider>,
  );

test("a family that does not agree tells staff, with what happened", async () => {
  http.POST.mockResolvedValue({ content: [] });
  show({ isOpen: false, until: "2026-11-24T11:00:00.000Z" });
  expect(screen.getByText(/11월 24일\(화\) 20:00까지 알릴 수 있어요/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /결석하지 않았어요/ }));
  await user.type(await screen.findByRole("textbox", { name: /어떤 일이 있었나요/ }), "7시부터 있었어요");
  await user.click(screen.getByRole("button", { name: /운영팀에 알리기/ }));
  expect(http.POST).toHaveBeenCalledWith("/lessons/{lessonId}/dispute", {
    params: { path: { lessonId: "l1" } },
    body: { detail: "7시부터 있었어요" },
  });
});

test("one that is looked at says so, and cannot be reported again", () => {
  show({ isOpen: true, until: null });
  expect(screen.getByText("수업 확인 중")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("once the time is over there is nothing to report, and the record says what was", () => {
  show();
  expect(screen.getByText("선생님이 25분 기다렸어요. 수업 1회를 쓴 것으로 계산해요.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

const [DAY_AFTER, LATER] = ["2026-11-24T11:00:00.000Z", "2026-11-24T11:00:00.001Z"];
const ASK = "아직 수업 기록이 없어요. 궁금한 점은 메시지로 물어봐 주세요.";
test.each([
  ["a day after", DAY_AFTER, "2026-11-01T00:00:00.000Z", "선생님이 곧 기록을 남겨 드려요."],
  ["later", LATER, "2026-11-01T00:00:00.000Z", ASK],
  ["later, of the tutor before", LATER, "2026-11-24T00:00:00.000Z", "아직 수업 기록이 없어요."],
  ["later, once the class is over", LATER, null, "아직 수업 기록이 없어요."],
])("a held lesson whose log is missing says what to wait for: %s", (_, now, writesSince, text) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  show({ isOpen: false, until: null }, { settledAs: "HELD" }, writesSince);
  expect(screen.getByText(text)).toBeTruthy();
});
