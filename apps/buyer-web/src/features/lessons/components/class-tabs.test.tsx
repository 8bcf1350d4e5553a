// @vitest-environment happy-dom
import type { ClassStage } from "@pkg/domain";
import { render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { expect, test, vi } from "vitest";
import type { ClassSectionProps } from "./class-section";
import { ClassTabs } from "./class-tabs";

vi.mock("./class-section", () => ({ ClassSection: ({ course }: ClassSectionProps) => <p>듣는 수업 {course.id}</p> }));
vi.mock("./old-class", () => ({ OldClass: () => <p>끝난 수업 하나</p> }));
vi.mock("./upcoming-lesson", () => ({ UpcomingLesson: () => null }));
const open = (stages: readonly ClassStage[], searchParams = "") => {
  const classes = stages.map((stage, id) => ({ now: { stage }, course: { id } }) as unknown as ClassSectionProps);
  render(<ClassTabs classes={classes} />, {
    wrapper: ({ children }) => <NuqsTestingAdapter searchParams={searchParams}>{children}</NuqsTestingAdapter>,
  });
  return screen.getByRole("tab", { selected: true }).textContent;
};

test.each<[string, ClassStage[], string, string]>([
  ["running classes come first", ["RUNNING", "OVER"], "", "듣는 수업"],
  ["when all are over, they are shown: they can go on", ["OVER"], "", "끝난 수업"],
  ["the address decides", ["OVER"], "?tab=running", "듣는 수업"],
])("%s", (_what, stages, searchParams, selected) => {
  expect(open(stages, searchParams)).toContain(selected);
});

test("classes with lessons stand by their next one, and those that wait behind them", () => {
  const lessonAt = (startsAt: string, endsAt: string) => ({ content: [{ startsAt, endsAt, status: "SCHEDULED" }] });
  const classes = [
    { now: { stage: "SEARCHING" }, lessons: null, course: { id: "waits" } },
    { now: { stage: "RUNNING" }, lessons: null, course: { id: "unread" } },
    { now: { stage: "RUNNING" }, lessons: lessonAt("2999-01-03T10:00Z", "2999-01-03T11:00Z"), course: { id: "later" } },
    {
      now: { stage: "RUNNING" },
      lessons: lessonAt("2999-01-02T10:00Z", "2999-01-02T11:00Z"),
      course: { id: "sooner" },
    },
  ] as unknown as ClassSectionProps[];
  render(<ClassTabs classes={classes} />, { wrapper: NuqsTestingAdapter });
  expect(screen.getAllByText(/^듣는 수업 ./).map(({ textContent }) => textContent)).toEqual([
    "듣는 수업 sooner",
    "듣는 수업 later",
    "듣는 수업 unread",
    "듣는 수업 waits",
  ]);
});

test("an old class names its tutor, also one that was given up", async () => {
  const { OldClass } = await vi.importActual<typeof import("./old-class")>("./old-class");
  const match = { id: "m1", tutorId: null, tutorName: null, lastTutorName: "정태윤" };
  const now = { stage: "GIVEN_UP", counts: { used: 3, total: 3 }, startsOn: "2026-11-02" };
  const course = { subjectLabel: "수학", subjectDetailLabel: "중2-2" };
  render(<OldClass {...({ course, match, now } as unknown as ClassSectionProps)} />);
  expect(screen.getByText("마지막 수업 정태윤 선생님 · 3회 쓰고 나머지를 환불했어요")).toBeTruthy();
});

test.each([
  [{ used: 1, total: 1, left: 0 }, /^끝났어요$/],
  [{ used: 6, total: 8, left: 2 }, /1월 8일\(금\)까지 들을 수 있었어요/],
])("an old class with %j names its last day only when that ended it", async (counts, text) => {
  const { OldClass } = await vi.importActual<typeof import("./old-class")>("./old-class");
  const now = { stage: "OVER", counts, startsOn: "2026-12-08", expiresOn: "2027-01-08" };
  const course = { subjectLabel: "수학", subjectDetailLabel: "대수" };
  render(<OldClass {...({ course, match: null, now } as unknown as ClassSectionProps)} />);
  expect(screen.getByText(text)).toBeTruthy();
});
