// @vitest-environment happy-dom
import { WEEKDAYS } from "@pkg/domain";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import Proposal from "./components/proposal";
import type { Pairing } from "./queries";

const { mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", mockApi);
vi.mock("@pkg/web/platform/site/app-link", () => ({ AppLink: "a" }));
afterEach(cleanup);

const OFFER = { lessonStarts: [{ day: 5, halfHour: 20 }], lessonTimes: "토 10시" };
const OTHER = { lessonStarts: [{ day: 2, halfHour: 40 }], lessonTimes: "수 20시" };
const STARTS = [{ day: 1, halfHour: 38 }];

function show(change: Partial<Pairing>): void {
  const pairing = {
    ...{ id: "A".repeat(22), tutorPairingStatus: "AIM_ING", talkSendStatus: "SENT", levelTest: null, tutorMemo: "" },
    candidateTutors: [{ tutorId: "7", talkSendStatus: "SENT", reason: null }],
    ...{ isMatchable: true, isTaken: false, isLapsed: false, promisedOn: "2099-11-25", dueAt: "2099-11-24T03:00:00Z" },
    taughtPeriods: Object.fromEntries(WEEKDAYS.map((day) => [day, []])),
    ...{ subjectLabel: "수학", subjectDetailLabel: "중2-2", gradeLabel: "중2", gradeBand: null, studyPurposes: [] },
    ...{ minutes: 60, lessonsPerWeek: 1, lessonTimes: "화 19시", openStarts: STARTS, otherTimes: [] },
    ...{ offer: null, declinedOffer: null, pay: 20_300, lessonsLeft: 12, firstDay: null },
    ...change,
  } as unknown as Pairing;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Proposal pairing={pairing} phoneNumber="01012345678" />
    </QueryClientProvider>,
  );
}
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

test("beside an offer the first time says whether it still counts, and the offer that it waits, until when", () => {
  show({ offer: OFFER });
  screen.getByRole("heading", { name: "내가 제안한 시간 · 가족의 답을 기다려요" });
  screen.getByText("토 10시");
  screen.getByText("화 19시 (지금도 수락할 수 있어요)");
  screen.getByText(/늦어도 11월 25일\(수\)까지/);
  expect(buttons()).toContain("처음 시간에 수락");
});

test("one whose first time is gone waits for the family alone, and other times may be chosen while there are any", () => {
  show({ offer: OFFER, openStarts: [] });
  screen.getByText("화 19시 (다른 수업이 잡혔어요)");
  expect(buttons().filter((text) => text?.includes("수락"))).toEqual([]);
  cleanup();
  show({ offer: OFFER, openStarts: [], otherTimes: [OTHER] });
  expect(buttons()).toContain("시간을 골라 주세요");
});

test("after a no to the offer the first times stay open until a tutor is chosen, and no hour is named", () => {
  show({ declinedOffer: "토 10시" });
  screen.getByText(/처음 제안받은 화 19시에는 다른 선생님이 정해지기 전까지 수락할 수 있어요\./);
  expect(screen.queryByText(/까지 답을 기다려요/)).toBeNull();
});

test("a trial is called one", () => {
  show({ isTrial: true, lessonsLeft: 1 });
  screen.getByText("체험 1회 60분");
});

test("without an offer the times stand alone", () => {
  show({});
  screen.getByText("화 19시");
  expect(buttons()).toContain("수락하기");
});
