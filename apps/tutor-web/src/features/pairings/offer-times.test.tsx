// @vitest-environment happy-dom

import { WEEKDAYS } from "@pkg/domain";
import { answering } from "@pkg/web/testing/mock-api";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { OfferTimes } from "./components/offer-times";
import { OpenOffer } from "./components/open-offer";
import type { Pairing } from "./queries";
import { timeChoices } from "./time-choices";

const user = userEvent.setup({ delay: null });
const http = vi.hoisted(() => ({
  DELETE: vi.fn(async (..._: unknown[]) => ({})),
  PUT: vi.fn(async (..._: unknown[]) => ({})),
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => answering(http),
}));
const NO_LESSONS = Object.fromEntries(WEEKDAYS.map((day) => [day, [] as string[]]));
const OFFER = { lessonStarts: [{ day: 5, halfHour: 20 }], lessonTimes: "토 10시" };

function show(change: Partial<Pairing>): void {
  const pairing = {
    id: "A".repeat(22),
    candidateTutors: [{ tutorId: "7", talkSendStatus: "SENT", reason: null }],
    ...{ minutes: 60, lessonsPerWeek: 2, lessonTimes: "화·목 19시", offer: null, declinedOffer: null },
    taughtPeriods: { ...NO_LESSONS, saturday: ["18:00-19:00"] },
    ...change,
  } as Pairing;
  const page = pairing.offer ? (
    <OpenOffer pairing={{ ...pairing, offer: pairing.offer }} phoneNumber="01012345678" />
  ) : (
    <OfferTimes pairing={pairing} phoneNumber="01012345678" />
  );
  render(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);
}

const choose = async (label: string, value: string) =>
  user.selectOptions(await screen.findByLabelText(label, {}, { timeout: 20_000 }), value);

test("each lesson of the week gets a day and a time; what is missing is said at its field", async () => {
  show({});
  await user.click(screen.getByRole("button", { name: "다른 시간 제안하기" }));
  await choose("2번째 수업 요일", "토요일");
  await user.click(screen.getByRole("button", { name: /이 시간 제안하기/ }));
  expect(await screen.findByText("요일을 골라 주세요.")).toBeTruthy();
  expect(screen.getAllByText("시간을 골라 주세요.")).toHaveLength(2);
  expect(http.PUT).not.toHaveBeenCalled();
  await choose("1번째 수업 요일", "일요일");
  const [first, second] = screen.getAllByLabelText("시작하는 시간");
  if (first && second) {
    await user.selectOptions(first, "10:30");
    await user.selectOptions(second, "09:00");
  }
  await user.click(screen.getByRole("button", { name: /이 시간 제안하기/ }));
  await vi.waitFor(() => expect(http.PUT).toHaveBeenCalledOnce());
  expect(http.PUT.mock.lastCall?.[1]).toMatchObject({
    params: { path: { tutorId: "7" } },
    body: {
      phoneNumber: "01012345678",
      lessonStarts: [
        { day: 5, halfHour: 18 },
        { day: 6, halfHour: 21 },
      ],
    },
  });
});

test("the sheet shows what was asked for, and takes no time of the tutor's own lessons", async () => {
  show({ lessonsPerWeek: 1 });
  await user.click(screen.getByRole("button", { name: "다른 시간 제안하기" }));
  await choose("시작하는 시간", "18:30");
  expect(screen.getByText("화·목 19시")).toBeTruthy();
  await choose("요일", "토요일");
  const own = screen.getByRole<HTMLOptionElement>("option", { name: "17:30 · 내 수업" });
  expect([own.disabled, screen.getByRole<HTMLOptionElement>("option", { name: "19:00" }).disabled]).toEqual([
    true,
    false,
  ]);
  await user.click(screen.getByRole("button", { name: /이 시간 제안하기/ }));
  await screen.findByText("내 수업이 있는 시간이에요.");
  expect(http.PUT).not.toHaveBeenCalled();
});

test("a change begins with what is offered", async () => {
  show({ lessonsPerWeek: 1, offer: OFFER });
  await user.click(screen.getByRole("button", { name: "시간 바꾸기" }));
  const day = await screen.findByLabelText<HTMLSelectElement>("요일", {}, { timeout: 20_000 });
  const time = screen.getByLabelText<HTMLSelectElement>("시작하는 시간");
  expect([day.value, time.value]).toEqual(["5", "20"]);
});

test("an offer is taken back once that is confirmed", async () => {
  show({ offer: OFFER });
  await user.click(screen.getByRole("button", { name: "이 시간 거두기" }));
  const dialog = await screen.findByRole("alertdialog", {}, { timeout: 20_000 });
  expect(http.DELETE).not.toHaveBeenCalled();
  await user.click(await within(dialog).findByRole("button", { name: /^거두기/ }));
  await vi.waitFor(() => expect(http.DELETE).toHaveBeenCalledOnce());
  expect(http.DELETE.mock.lastCall?.[1]).toMatchObject({
    params: { path: { tutorId: "7" } },
    body: { phoneNumber: "01012345678" },
  });
});

test("after a no there is none to make", () => {
  show({ declinedOffer: "토 10시" });
  expect(screen.queryByRole("button")).toBeNull();
});

test("lessons begin from six on and end with the day", () => {
  const pairing = { minutes: 80, lessonsPerWeek: 1, taughtPeriods: NO_LESSONS as Pairing["taughtPeriods"] };
  const labels = timeChoices(pairing, "").map(({ label }) => label);
  expect([labels[0], labels.at(-1)]).toEqual(["06:00", "22:30"]);
});
