// @vitest-environment happy-dom

import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ProposalAnswer } from "./components/proposal-answer";
import type { Pairing } from "./queries";

const user = userEvent.setup({ delay: null });
const http = vi.hoisted(() => ({ PUT: vi.fn(async () => ({})) }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering(http),
}));

const OTHER_TIMES = [
  { lessonStarts: [{ day: 1, halfHour: 40 }], lessonTimes: "화 20시" },
  { lessonStarts: [{ day: 3, halfHour: 38 }], lessonTimes: "목 19시" },
];

function show(otherTimes: Pairing["otherTimes"]): void {
  const pairing: Pairing = {
    id: "A".repeat(22),
    tutorPairingStatus: "AIM_ING",
    talkSendStatus: "SENT",
    candidateTutors: [{ tutorId: "7", talkSendStatus: "SENT", reason: null }],
    isMatchable: true,
    isTaken: false,
    isLapsed: false,
    chosenAs: null,
    promisedOn: null,
    taughtPeriods: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
    dueAt: "2026-11-20T03:00:00.000Z",
    subjectLabel: "수학",
    subjectDetailLabel: "중2-2",
    gradeLabel: "중2",
    gradeBand: null,
    minutes: 60,
    lessonsPerWeek: 1,
    lessonTimes: "화 19시",
    otherTimes,
    openStarts: otherTimes.length > 0 ? [] : [{ day: 1, halfHour: 38 }],
    offer: null,
    declinedOffer: null,
    ...{ isTrial: false, pay: 20_300, lessonsLeft: 12, firstDay: "2026-11-24" },
    studyPurposes: [],
    tutorMemo: "",
    isStaffMemo: false,
    levelTest: null,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProposalAnswer pairing={pairing} phoneNumber="01012345678" />
    </QueryClientProvider>,
  );
}
const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
/** The dialog opens with the first press, while the page behind it is not yet hidden. */
const inDialog = async (name: RegExp) => {
  const dialog = await screen.findByRole("alertdialog", {}, { timeout: 20_000 });
  return within(dialog).findByRole("button", { name });
};
const sent = () => http.PUT.mock.calls.map((call) => (call as unknown as [string, { body: object }])[1].body);

test("the confirmation names the proposed times, and these are accepted", async () => {
  show([]);
  await press("수락하기");
  expect(await screen.findByText(/화 19시, 한 번에 60분이에요/)).toBeTruthy();
  await user.click(await inDialog(/^수락/));
  expect(sent()).toEqual([{ phoneNumber: "01012345678", talkSendStatus: "ACCEPT" }]);
});

test("when they are gone, one of the other times is chosen, named and accepted", async () => {
  show(OTHER_TIMES);
  expect(screen.queryByRole("button", { name: "수락하기" })).toBeNull();
  await press("시간을 골라 주세요");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "목 19시" }));
  await press("수락하기");
  expect(await screen.findByText(/목 19시, 한 번에 60분이에요/)).toBeTruthy();
  await user.click(await inDialog(/^수락/));
  expect(sent()).toEqual([
    { phoneNumber: "01012345678", talkSendStatus: "ACCEPT", lessonStarts: [{ day: 3, halfHour: 38 }] },
  ]);
});
