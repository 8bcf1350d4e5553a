// @vitest-environment happy-dom
import { NO_WISHES } from "@pkg/domain";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { testLines } from "../course-tests";
import type { ApplicantWire } from "../queries";
import type { Wishes } from "../wishes";
import { LevelTestNote } from "./level-test-note";

const MATH = {
  id: "t1",
  finishedAt: "2026-11-20T03:00:00.000Z",
  points: 9,
  maxPoints: 29,
  result: "LOW",
  confidence: "HIGH",
  subject: "MATH",
  level: "M2",
  subjectLabel: "수학",
  goal: "CONFUSING_CONTENT",
} as const;
const course = (levelTest: object | null, subjectLabel = "수학") => ({ subjectLabel, levelTest });

function Screen({ courses, goals }: { courses: object[]; goals: Wishes["studyPurposes"] }) {
  const [wishes, setWishes] = useState({ ...NO_WISHES, gradeBand: null, studyPurposes: goals } as Wishes);
  return (
    <>
      <LevelTestNote
        courses={courses as ApplicantWire["courses"]}
        wishes={wishes}
        change={(part) => setWishes({ ...wishes, ...part })}
      />
      <p id="goals">{wishes.studyPurposes.join()}</p>
    </>
  );
}
const open = (courses: object[], goals: Wishes["studyPurposes"] = []) =>
  render(<Screen courses={courses} goals={goals} />);
const goals = () => document.querySelector("#goals")?.textContent;
test("a goal that a test brought is named with the result and what the student expected", () => {
  open([course(MATH)], ["CONFUSING_CONTENT"]);
  expect(screen.getByRole("status").textContent).toBe(
    "중2 수학 레벨 테스트: 다지기 · 시험 전 예상 탄탄‘헷갈리는 내용을 이해하고 싶어요’를 골라 두었어요. 바꿔도 돼요. 제안받는 선생님도 결과를 봐요.",
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("taken back it is offered, and chosen it joins the others; “not sure yet” gives way", () => {
  open([course(MATH)], ["STUDY_HABITS"]);
  fireEvent.click(screen.getByText("이 목표 고르기"));
  expect(goals()).toBe("STUDY_HABITS,CONFUSING_CONTENT");
  cleanup();
  open([course(MATH)], ["NOT_SURE"]);
  fireEvent.click(screen.getByText("이 목표 고르기"));
  expect(goals()).toBe("CONFUSING_CONTENT");
});

test("of two courses the note says whose teacher hears of it; one test of both stands once", () => {
  open([course(MATH), course(MATH), course(null, "영어")], ["CONFUSING_CONTENT"]);
  expect(screen.getAllByRole("status")).toHaveLength(1);
  screen.getByText(/수학 선생님께만 전해요/);
});

test("without a test there is nothing to say", () => {
  open([course(null)]);
  expect(screen.queryByRole("status")).toBeNull();
  expect(testLines([course(null)] as ApplicantWire["courses"])).toEqual([]);
});

test("the list of wishes names the test in one line", () => {
  expect(testLines([course(MATH)] as ApplicantWire["courses"])).toEqual(["중2 수학 다지기 (시험 전 예상 탄탄)"]);
});
