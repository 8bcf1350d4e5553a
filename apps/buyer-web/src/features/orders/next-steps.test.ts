import { describe, expect, it } from "vitest";
import { byWorkingDay } from "@/lib/lessons/next-dates";
import { nextSteps, orderSearch } from "./next-steps";

const FRIDAY = new Date("2026-11-20T06:00:00Z");

describe("byWorkingDay", () => {
  it("skips the weekend", () => {
    expect(byWorkingDay(FRIDAY, 1)).toBe("11월 23일(월)까지");
    expect(byWorkingDay(FRIDAY, 3)).toBe("11월 25일(수)까지");
  });

  it("counts by weekends where no holidays are known yet", () => {
    expect(byWorkingDay(new Date("2090-01-06T03:00:00Z"), 3)).toBe("1월 11일(수)까지");
  });
});

const order = {
  amount: 9_900,
  completedAt: null,
  waitingCourses: [],
  search: { matchedAt: null, promisedOn: null, askedWhen: null, firstDay: null, waits: null },
  firstLessonAt: null,
  hasTablet: false,
  renewal: null,
  now: FRIDAY,
};
const dated = (facts: Parameters<typeof nextSteps>[0]) =>
  nextSteps(facts).flatMap(({ id, right }) => (right ? [[id, right]] : []));

describe("nextSteps", () => {
  it("waits for the wishes first, and says by when the rest is if they are sent today; no day for the tablet", () => {
    const tablet = { ...order, hasTablet: true };
    expect(nextSteps(tablet).find(({ state }) => state === "now")).toMatchObject({
      id: "wishes",
      note: "오늘 보내시면 아래 날짜까지 할게요.",
    });
    expect(dated(tablet)).toEqual([
      ["ask", "보내시면 바로"],
      ["found", "11월 25일(수)까지"],
      ["first", "빠르면 11월 23일(월)"],
    ]);
  });

  it("promises at night no proposal before the morning, also before the wishes are sent", () => {
    const night = { ...order, now: new Date("2026-11-20T14:00:00Z") };
    expect(nextSteps(night).find(({ id }) => id === "ask")).toMatchObject({
      state: "later",
      right: "내일 아침 8시부터",
      note: "밤에는 제안하지 않고 내일 아침 8시부터 해요.",
    });
    const thursday = { ...order, now: new Date("2026-11-19T14:00:00Z") };
    expect(nextSteps(thursday).at(-1)?.right).toBe("빠르면 11월 23일(월)");
  });

  it("names the course that still waits while another's wishes were sent", () => {
    const [, wishes] = nextSteps({ ...order, waitingCourses: ["영어"] });
    expect(wishes?.title).toBe("영어 선생님 조건 알려 주기");
  });

  it("counts from the day the wishes were sent", () => {
    const monday = { ...order, completedAt: new Date("2026-11-23T06:00:00Z"), now: new Date("2026-11-25T06:00:00Z") };
    expect(dated(monday)).toEqual([
      ["ask", "지금"],
      ["found", "11월 26일(목)까지"],
      ["first", "빠르면 11월 26일(목)"],
    ]);
  });

  it("keeps the day that the search promised, and asks in the morning", () => {
    const search = {
      ...order.search,
      promisedOn: "2026-12-01",
      askedWhen: "내일 아침 8시",
      firstDay: "2026-11-24",
    } as const;
    const steps = nextSteps({ ...order, completedAt: FRIDAY, search });
    expect(steps.find(({ id }) => id === "ask")).toMatchObject({
      state: "now",
      right: "내일 아침 8시부터",
      note: "밤에는 제안하지 않고 내일 아침 8시부터 해요.",
    });
    expect(steps.find(({ id }) => id === "found")).toMatchObject({ right: "12월 1일(화)까지" });
    expect(steps.find(({ id }) => id === "first")).toMatchObject({ right: "빠르면 11월 24일(화)" });
  });

  it.each([
    ["STUCK", "이어서 찾을 방법 고르기"],
    ["OFFERED", "선생님이 제안한 시간에 답하기"],
  ] as const)("promises no day while the search is %s", (waits, title) => {
    const stopped = {
      ...order,
      completedAt: FRIDAY,
      search: { ...order.search, promisedOn: "2026-11-25", waits } as const,
    };
    expect(nextSteps(stopped).find(({ state }) => state === "now")?.title).toBe(title);
    expect(dated(stopped)).toEqual([]);
  });

  it("says when the tutor was found, and that the first day can be chosen at once", () => {
    const search = { ...order.search, matchedAt: new Date("2026-11-23T06:00:00Z"), firstDay: "2026-12-01" } as const;
    const found = { ...order, completedAt: FRIDAY, search, now: FRIDAY };
    expect(dated({ ...found, now: new Date("2026-11-27T06:00:00Z") })).toEqual([
      ["found", "11월 23일(월)"],
      ["first", "지금"],
    ]);
    expect(nextSteps({ ...found, now: new Date("2026-11-27T06:00:00Z") }).at(-1)?.note).toBe(
      "첫 수업은 12월 1일(화)부터 할 수 있어요.",
    );
    expect(nextSteps(found).find(({ state }) => state === "now")?.id).toBe("first");
  });

  it.each([
    ["2026-11-20T06:00:00Z", { title: "첫 수업 하기", state: "now", right: "11월 26일(목)" }],
    ["2026-11-26T12:00:00Z", { title: "첫 수업을 했어요", state: "done", right: "11월 26일(목)" }],
  ])("says the day of the first lesson once it is planned (%s)", (now, step) => {
    const dates = {
      search: { ...order.search, matchedAt: FRIDAY },
      firstLessonAt: new Date("2026-11-26T10:00:00Z"),
      now: new Date(now),
    };
    expect(nextSteps({ ...order, completedAt: FRIDAY, ...dates }).at(-1)).toMatchObject(step);
  });

  it("ends with the next payment of a course that goes on by itself", () => {
    const renewal = { date: "2026-12-20", amount: 287_120 } as const;
    expect(nextSteps({ ...order, renewal }).at(-1)).toEqual({
      ...{ id: "renewal", title: "다음 결제", state: "later" },
      ...{ right: "12월 20일(일)", note: "287,120원 · 언제든 멈출 수 있어요" },
    });
  });
});

it.each([
  [9_900, "결제했어요"],
  [0, "신청했어요"],
])("begins, for %i won, with the word of the page's title", (amount, title) => {
  expect(nextSteps({ ...order, amount })[0]).toEqual({ id: "paid", title, state: "done" });
});

it("takes the searches of an order as one: the open ones say what waits and by when, the last found one when", () => {
  const one = (status: string, stage: string, change: object = {}) =>
    ({
      ...{ status, now: { stage }, matchedAt: null, promisedOn: "2026-11-25", askedFrom: null, firstDay: null },
      ...change,
    }) as unknown as Parameters<typeof orderSearch>[0][number];
  const found = one("MATCHED", "UNPLANNED", { matchedAt: "2026-11-23T06:00:00Z", promisedOn: "2026-12-09" });
  const givenUp = one("CANCELED", "GIVEN_UP", { promisedOn: "2026-12-30" });
  expect(orderSearch([found, givenUp], FRIDAY)).toMatchObject({ matchedAt: new Date("2026-11-23T06:00:00Z") });
  const later = one("AIM_ING", "SEARCHING", {
    promisedOn: "2026-11-27",
    askedFrom: "2026-11-20T23:00:00Z",
    firstDay: "2026-11-23",
  });
  expect(orderSearch([found, one("UNPAIRED", "STUCK"), later], FRIDAY)).toEqual({
    ...{
      matchedAt: null,
      promisedOn: "2026-11-27",
      askedWhen: "내일 아침 8시",
      firstDay: "2026-11-23",
      waits: "STUCK",
    },
  });
  expect(orderSearch([], FRIDAY)).toEqual(order.search);
});
