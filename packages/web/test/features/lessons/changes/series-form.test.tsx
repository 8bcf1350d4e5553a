// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SeriesForm } from "../../../../src/features/lessons/changes/series-form";
import type { Lesson } from "../../../../src/features/lessons/queries";
import { ApiError } from "../../../../src/platform/api/api";
import { answering } from "../../../../src/testing/mock-api";

const http = vi.hoisted(() => ({ GET: vi.fn(), PATCH: vi.fn() }));
vi.mock("../../../../src/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering(http),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const lesson = { id: "l1", matchId: "m1", startsAt: "2026-11-30T09:00:00.000Z" } as Lesson;
const to = "2026-12-02T09:00:00.000Z";
const preview = {
  previewId: "p1",
  count: 25,
  before: { lessonTimes: "월·수 18시", firstAt: lesson.startsAt, lastAt: "2027-02-24T09:00:00.000Z" },
  after: { lessonTimes: "수·금 18시", firstAt: to, lastAt: "2027-03-05T09:00:00.000Z" },
  leftOut: [
    { startsAt: "2026-12-25T09:00:00.000Z", reason: "HOLIDAY", insteadAt: "2027-03-03T09:00:00.000Z" },
    { startsAt: "2027-01-06T09:00:00.000Z", reason: "LESSON", insteadAt: "2027-03-05T09:00:00.000Z" },
  ],
};

function show(onDone = vi.fn()) {
  http.PATCH.mockReset();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SeriesForm lesson={lesson} startsAt={to} onBack={() => undefined} onDone={onDone} />
    </QueryClientProvider>,
  );
  return onDone;
}

test("the weeks before and after, their days, and what is left out are shown; one press moves what was seen", async () => {
  http.GET.mockResolvedValue(preview);
  const onDone = show();
  const terms = await vi.waitFor(() => {
    const found = [...document.querySelectorAll("dt, dd")].map(({ textContent }) => textContent);
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  expect(terms).toEqual([
    ...["지금", "매주 월·수 18시11월 30일(월) ~ 2월 24일(수)"],
    ...["옮긴 뒤", "매주 수·금 18시12월 2일(수) ~ 3월 5일(금)"],
    ...["옮길 수업", "25회"],
    ...["쉬는 날", "12월 25일(금) 공휴일대신 3월 3일(수)에 해요1월 6일(수) 다른 수업대신 3월 5일(금)에 해요"],
  ]);
  http.PATCH.mockResolvedValue({ content: [] });
  fireEvent.click(screen.getByRole("button", { name: /^25회 모두 옮기기/ }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith("12월 2일(수)부터 수·금 18시로 옮겼어요."));
  expect(http.PATCH.mock.lastCall?.[1].body).toEqual({
    ...{ startsAt: to, scope: "FOLLOWING", from: lesson.startsAt, previewId: "p1" },
  });
});

test("a refused move shows why, and what would happen now; the next press moves that", async () => {
  http.GET.mockResolvedValue(preview);
  const onDone = show();
  await screen.findByRole("button", { name: /^25회 모두 옮기기/ });
  http.GET.mockResolvedValue({ ...preview, previewId: "p2", count: 24 });
  const message = "그사이 수업 일정이 달라졌어요. 바뀔 일정을 다시 확인해 주세요.";
  http.PATCH.mockRejectedValueOnce(new ApiError(409, { service: "class", errorCode: 50004, message }));
  fireEvent.click(screen.getByRole("button", { name: /^25회 모두 옮기기/ }));
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  http.PATCH.mockResolvedValue({ content: [] });
  fireEvent.click(await screen.findByRole("button", { name: /^24회 모두 옮기기/ }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(http.PATCH.mock.lastCall?.[1].body.previewId).toBe("p2");
});
