// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Objections } from "../../../../src/features/lessons/outcome/objections";
import type { Lesson } from "../../../../src/features/lessons/queries";

vi.mock("@pkg/ui/toast", () => ({ toast: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({}), usePathname: () => "/" }));
afterEach(cleanup);
// Its code comes with the first press, which a busy machine may keep waiting.
beforeAll(() => import("../../../../src/features/lessons/outcome/objection-sheet"));

const lesson = (settledAs: Lesson["settledAs"], until: string | null) =>
  ({
    ...{ id: "l1", matchId: "m1", settledAs, startsAt: "2026-12-08T10:00:00.000Z" },
    dispute: { isOpen: false, until },
  }) as Lesson;
const show = (one: Lesson) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Objections>{(objection) => objection(one)}</Objections>
    </QueryClientProvider>,
  );

test.each([
  ["HELD", "선생님이 안 왔어요", "선생님이 안 왔나요?", /선생님께도 알려 드려요/],
  ["STUDENT_ABSENT", "결석하지 않았어요", "결석하지 않았나요?", /쓴 수업으로 계산하지 않고/],
  ["TUTOR_ABSENT", "수업에 왔어요", "이 수업에 오셨나요?", /가족에게도 알리고/],
] as const)(
  "a lesson that is settled as %s is objected to in its words, until a day after",
  async (as, act, ask, then) => {
    show(lesson(as, "2026-12-09T11:00:00.000Z"));
    expect(screen.getByText("12월 9일(수) 20:00까지 알릴 수 있어요")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: `12월 8일(화) 19:00 수업, ${act}` }));
    expect(await screen.findByText(ask)).toBeTruthy();
    expect(screen.getByText(then)).toBeTruthy();
  },
);

test("nothing is offered to who may not object", () => {
  show(lesson("HELD", null));
  expect(screen.queryByRole("button")).toBeNull();
});
