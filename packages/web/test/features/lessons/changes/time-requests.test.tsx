// @vitest-environment happy-dom

import { apiError } from "@pkg/api-client/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  requestDays,
  requestedInstant,
  requestTimes,
} from "../../../../src/features/lessons/changes/time-request-choices";
import { TimeRequestForm } from "../../../../src/features/lessons/changes/time-request-form";
import { TimeRequests } from "../../../../src/features/lessons/changes/time-requests";
import type { ClassLessons, Lesson } from "../../../../src/features/lessons/queries";
import { answering } from "../../../../src/testing/mock-api";

const http = vi.hoisted(() => ({ PUT: vi.fn(), POST: vi.fn(), DELETE: vi.fn() }));
const toast = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast }));
vi.mock("../../../../src/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering(http),
}));
vi.mock("../../../../src/features/form/use-rejection", () => ({ useRejection: () => vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LESSON: Lesson = {
  ...{ id: "l1", matchId: "m1", number: 3, status: "SCHEDULED", cancelReason: null, movedFromAt: null },
  ...{ settledAs: null, minutes: null },
  ...{ startsAt: "2026-12-08T10:00:00.000Z", endsAt: "2026-12-08T11:00:00.000Z" },
  ...{ changeableUntil: "2026-12-07T22:00:00.000Z", joinOpensAt: "2026-12-08T09:50:00.000Z", log: null },
};
const timeRequest = {
  ...{ id: "r1", side: "TUTOR" as const },
  ...{ startsAt: "2026-12-09T22:00:00.000Z", openUntil: "2026-12-07T22:00:00.000Z" },
};
const classOf = (role: ClassLessons["role"], lesson: Lesson = { ...LESSON, timeRequest }): ClassLessons => ({
  ...{
    content: [lesson],
    expiresOn: null,
    isExtended: false,
    nextPaymentOn: null,
    rest: null,
    lessonTimes: "화 19시",
    isTrial: false,
    seriesMoves: [],
    pulse: null,
    role,
  },
  counts: { total: 8, used: 2, scheduled: 6, left: 6, unscheduled: 0 },
});
const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

describe("a time that the other side asks for", () => {
  test("is shown with both times and the end, and agreed to by its id", async () => {
    http.POST.mockResolvedValue(classOf("BUYER", LESSON));
    render(<TimeRequests lessons={classOf("BUYER")} />, { wrapper: within });
    expect(screen.getByRole("heading", { name: "선생님이 다른 시간을 제안했어요" })).toBeTruthy();
    expect(screen.getByText("12월 8일(화) 19:00")).toBeTruthy();
    expect(screen.getByText("12월 10일(목) 07:00")).toBeTruthy();
    expect(screen.getByText(/12월 8일\(화\) 07:00까지 답하지 않으면/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /이 시간으로 바꾸기/ }));
    const sent = { params: { path: { lessonId: "l1" } }, body: { requestId: "r1", accepts: true } };
    await waitFor(() => expect(http.POST).toHaveBeenCalledWith("/lessons/{lessonId}/time-request/answer", sent));
    await waitFor(() => expect(toast).toHaveBeenCalledWith("바꿨어요. 12월 10일(목) 07:00에 만나요."));
  });

  test("that changed meanwhile says so where it stands", async () => {
    const message = "다른 시간 제안이 바뀌었거나 끝났어요. 지금 시간을 확인해 주세요.";
    http.POST.mockRejectedValue(apiError("notNow", { message }));
    render(<TimeRequests lessons={classOf("BUYER")} />, { wrapper: within });
    fireEvent.click(screen.getByRole("button", { name: /어려워요/ }));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
  });

  test("is waited for by who asked, and taken back", async () => {
    http.DELETE.mockResolvedValue(classOf("TUTOR", LESSON));
    render(<TimeRequests lessons={classOf("TUTOR")} />, { wrapper: within });
    expect(screen.queryByRole("button", { name: /이 시간으로 바꾸기/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /이 시간 거두기/ }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith("제안한 시간을 거뒀어요."));
  });

  test("is nothing without any", () => {
    const { container } = render(<TimeRequests lessons={classOf("TUTOR", LESSON)} />, { wrapper: within });
    expect(container.textContent).toBe("");
  });
});

describe("asking for a time", () => {
  test("needs a day and a time, and sends them as Korean time", async () => {
    vi.setSystemTime("2026-12-01T03:00:00Z");
    http.PUT.mockResolvedValue(classOf("TUTOR"));
    const onDone = vi.fn();
    render(<TimeRequestForm lesson={LESSON} side="TUTOR" onBack={vi.fn()} onDone={onDone} />, { wrapper: within });
    fireEvent.click(screen.getByRole("button", { name: /이 시간 제안하기/ }));
    await screen.findByText("날짜를 골라 주세요.");
    expect(screen.getByText("시작하는 시간을 골라 주세요.")).toBeTruthy();
    expect(http.PUT).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText("날짜"), { target: { value: "2026-12-10" } });
    fireEvent.change(screen.getByLabelText("시작하는 시간"), { target: { value: "07:00" } });
    fireEvent.click(screen.getByRole("button", { name: /이 시간 제안하기/ }));
    const sent = { params: { path: { lessonId: "l1" } }, body: { startsAt: "2026-12-09T22:00:00.000Z" } };
    await waitFor(() => expect(http.PUT).toHaveBeenCalledWith("/lessons/{lessonId}/time-request", sent));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  test("offers four weeks around the lesson from tomorrow on, and hours that end by midnight", () => {
    const days = requestDays(LESSON, new Date("2026-12-01T03:00:00Z")).map(({ value }) => value);
    expect([days[0], days.at(-1)]).toEqual(["2026-12-02", "2027-01-05"]);
    const far = requestDays(LESSON, new Date("2026-10-01T03:00:00Z")).map(({ value }) => value);
    expect(far[0]).toBe("2026-11-10");
    const times = requestTimes(LESSON).map(({ value }) => value);
    expect([times[0], times.at(-1)]).toEqual(["06:00", "23:00"]);
    const long = { startsAt: LESSON.startsAt, endsAt: "2026-12-08T11:30:00.000Z" };
    expect(requestTimes(long).at(-1)?.value).toBe("22:30");
    expect(requestedInstant("2026-12-10", "23:30")).toBe("2026-12-10T14:30:00.000Z");
  });
});
