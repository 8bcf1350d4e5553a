// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import type { Suggestions } from "../queries";
import { SuggestedTutors } from "./suggested-tutors";

const { http, toast } = vi.hoisted(() => ({ http: { POST: vi.fn() }, toast: vi.fn() }));
vi.mock("@pkg/ui/toast", () => ({ toast }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<typeof import("@pkg/web/platform/api/api")>()),
  api: () => http,
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
const none = { count: 0, nextOffset: null, suggestions: [], proposals: [], widenings: [] } as unknown as Suggestions;
const tutor = { id: "7", name: "김서연", gender: "FEMALE", universityName: "서울대학교", major: "수학과", styles: [] };
const some = {
  ...{ ...none, count: 1 },
  suggestions: [{ tutor, score: 80, stars: 4, reasons: [], misses: [], notes: [], lessons: [] }],
} as unknown as Suggestions;
const onGroup = vi.fn();
const show = (group: "MEDICAL" | null, change: { found?: Suggestions; when?: string } = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SuggestedTutors
        match={{ id: "m1", rank: "BASIC" }}
        found={change.found ?? none}
        when={change.when ?? null}
        group={group}
        onGroup={onGroup}
        more={null}
        titleRef={createRef()}
        onPress={vi.fn()}
      />
    </QueryClientProvider>,
  );

test("the list narrows to a group of universities, and back; an empty one says what to do", () => {
  show("MEDICAL");
  const select = screen.getByLabelText<HTMLSelectElement>("대학");
  expect(select.value).toBe("MEDICAL");
  screen.getByText(/다른 대학을 골라 보세요/);
  fireEvent.change(select, { target: { value: "EDUCATION" } });
  expect(onGroup).toHaveBeenLastCalledWith("EDUCATION");
  fireEvent.change(select, { target: { value: "" } });
  expect(onGroup).toHaveBeenLastCalledWith(null);
});

test.each([
  [null, null, "김서연 선생님께 제안 보내기", "김서연 선생님께 제안을 보냈어요."],
  [
    "내일 아침 8시",
    "2026-11-24T23:00:00.000Z",
    "김서연 선생님께 아침에 제안 보내기",
    "내일 아침 8시에 김서연 선생님께 제안을 보내요.",
  ],
])("a press says when the tutor is asked: %s", async (when, askedFrom, button, said) => {
  vi.useFakeTimers({ now: new Date("2026-11-24T23:30:00+09:00"), toFake: ["Date"] });
  http.POST.mockResolvedValue({ data: { askedFrom } });
  show(null, { found: some, ...(when && { when }) });
  expect(screen.queryByText(/밤에는 선생님께 연락하지 않아요/) !== null).toBe(when !== null);
  fireEvent.click(screen.getByText(button));
  await vi.waitFor(() => expect(toast).toHaveBeenLastCalledWith(said));
  vi.useRealTimers();
});
