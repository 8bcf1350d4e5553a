// @vitest-environment happy-dom
import type { ClassStage } from "@pkg/domain";
import { render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { expect, test, vi } from "vitest";
import type { ClassSectionProps } from "./class-section";
import { ClassTabs } from "./class-tabs";

vi.mock("./class-section", () => ({ ClassSection: () => <p>듣는 수업 하나</p> }));
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
