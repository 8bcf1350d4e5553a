// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { OfferTimes } from "./components/offer-times";
import type { Pairing } from "./queries";
import { timeChoices } from "./time-choices";

const user = userEvent.setup({ delay: null });
const http = vi.hoisted(() => ({ PUT: vi.fn(async (..._: unknown[]) => ({})) }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ replace: vi.fn() }) }));
vi.mock("@pkg/web/platform/api/api", async (original) => ({
  ...(await original<object>()),
  api: () => http,
  dataOf: (answer: Promise<unknown>) => answer,
}));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const show = (change: Partial<Pairing>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfferTimes
        phoneNumber="01012345678"
        pairing={
          {
            id: "A".repeat(22),
            candidateTutors: [{ tutorId: "7", talkSendStatus: "SENT", reason: null }],
            ...{ minutes: 60, lessonsPerWeek: 2, lessonTimes: "화·목 19시", offer: null, declinedOffer: null },
            ...change,
          } as Pairing
        }
      />
    </QueryClientProvider>,
  );

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

test("an offer is waited for and may be changed; after a no there is none to make", () => {
  show({ offer: { lessonStarts: [], lessonTimes: "토 10시" } });
  screen.getByText("토 10시");
  screen.getByRole("button", { name: "제안한 시간 바꾸기" });
  cleanup();
  show({ declinedOffer: "토 10시" });
  screen.getByText(/어렵다는 답을 받았어요/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("lessons begin from six on and end with the day", () => {
  const labels = timeChoices(80).map(({ label }) => label);
  expect([labels[0], labels.at(-1)]).toEqual(["06:00", "22:30"]);
});
