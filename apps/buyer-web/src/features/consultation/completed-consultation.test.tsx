// @vitest-environment happy-dom

import { setSessionUser, setSignedOut } from "@pkg/web/platform/session/session-store";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { CompletedConsultation } from "./components/completed-consultation";
import { keptConsultation } from "./kept-consultation";
import type { Consultation } from "./queries";

const user = userEvent.setup({ delay: null });
const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));
vi.mock("@/lib/reporting/send-conversion", () => ({ sendConsult: vi.fn() }));

const consultation = {
  ...{ id: "c1", status: "REQUESTED", phoneNumber: "01077778888", subjects: ["MATH"], likedTutorStyles: [] },
  ...{ promise: { date: "2026-12-02", halfDay: "MORNING" }, offer: null },
} as unknown as Consultation;
const TUTOR = {
  id: "7",
  name: "이도윤",
  gender: "MALE",
  universityName: "나란대",
  major: "수학과",
  subjectLabel: "수학",
};

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T00:00:00Z") });
});
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
});

test("who has asked reads for when, goes on to tutors and prices, and can cancel", async () => {
  http.GET.mockResolvedValue({ content: [{ ...TUTOR, teachingYears: 2, reasons: [] }] });
  http.DELETE.mockResolvedValue(undefined);
  keptConsultation.write({ id: "c1", token: "tok" });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CompletedConsultation consultation={consultation} isReturn />
    </QueryClientProvider>,
  );
  screen.getByRole("heading", { level: 1, name: "이미 신청했어요" });
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("신청 내용 바꾸기")).toBe("/tutoring/consult?consultationId=c1");
  expect(["홈으로", "선생님 둘러보기", "수업료 보기"].map(hrefOf)).toEqual(["/", "/tutors", "/price"]);
  await screen.findByText("알려 주신 과목을 가르쳐요. 전화로 더 자세히 소개해 드려요.");
  const tutor = await screen.findByRole("link", { name: "이도윤 선생님 자세히 보기" });
  expect(tutor.getAttribute("href")).toBe("/tutors/7");

  await user.click(await screen.findByRole("button", { name: "상담 취소하기" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: /^취소하기/ }));
  const params = { path: { id: "c1" }, header: { "x-consultation-token": "tok" } };
  await waitFor(() =>
    expect(http.DELETE).toHaveBeenCalledWith("/consultations/{id}", expect.objectContaining({ params })),
  );
});

test("once the log-in is over, the tutors are read with what opens the request for a visitor", async () => {
  http.GET.mockClear().mockResolvedValue({ content: [] });
  keptConsultation.write({ id: "c1", token: "tok" });
  setSessionUser({ registered: true } as Parameters<typeof setSessionUser>[0]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CompletedConsultation consultation={consultation} isReturn />
    </QueryClientProvider>,
  );
  const read = (header: object) =>
    expect(http.GET).toHaveBeenCalledWith(
      "/consultations/{id}/tutors",
      expect.objectContaining({ params: { path: { id: "c1" }, header } }),
    );
  await waitFor(() => read({}));
  act(setSignedOut);
  await waitFor(() => read({ "x-consultation-token": "tok" }));
});

test.each([
  ["a call that is promised", "REQUESTED", null, 1],
  ["an offer that is prepared", "WANTS_OFFER", "EXPIRED", 1],
  ["an offer that holds", "OFFERED", "LIVE", 1],
  ["an offer that is over", "OFFERED", "EXPIRED", 0],
] as const)("%s can be cancelled or not", async (_what, status, state, buttons) => {
  http.GET.mockResolvedValue({ content: [] });
  const offer = state && { state, expiresAt: "2026-12-07T00:00:00Z", courses: [] };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CompletedConsultation consultation={{ ...consultation, status, offer } as unknown as Consultation} isReturn />
    </QueryClientProvider>,
  );
  await screen.findByRole("link", { name: "홈으로" });
  await waitFor(() => expect(screen.queryAllByRole("button", { name: "상담 취소하기" })).toHaveLength(buttons));
});
