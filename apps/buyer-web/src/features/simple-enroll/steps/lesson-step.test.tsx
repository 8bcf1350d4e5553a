// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test } from "vitest";
import { enrollSubjects } from "@/lib/catalogue/enroll-catalogue";
import { choiceOptions } from "@/lib/catalogue/lesson-choice";
import { sampleProducts } from "../../../../test/sample-products";
import { SAMPLE_SUBJECTS } from "../../../../test/sample-subjects";
import { readPlace } from "../enroll-place";
import { planList } from "../plan-list";
import type { SimpleEnroll } from "../use-simple-enroll";
import { LessonStep } from "./lesson-step";

const products = sampleProducts();
const catalogue = { products, subjects: enrollSubjects(SAMPLE_SUBJECTS, new Date("2026-11-20T12:00:00+09:00")) };
const options = choiceOptions(products);
const lesson = { subject: "MATH", subjectDetail: "MATH_M2_2" };

function show(hadTrials: readonly string[]) {
  const query = { subject: lesson.subject, detail: lesson.subjectDetail };
  const list = { courses: [], rentTablet: false };
  const place = readPlace(query, catalogue, options);
  const planned = planList(catalogue, list);
  const enroll = {
    options,
    place,
    list,
    planned,
    currentProduct: null,
    hadTrials,
    problem: null,
  } as Partial<SimpleEnroll>;
  const props = { catalogue, lesson, titleId: "title", lessonRef: createRef<HTMLInputElement>() };
  render(<LessonStep {...props} enroll={enroll as SimpleEnroll} />);
  return screen.getByRole<HTMLInputElement>("radio", { name: /체험 1회/ });
}

test.each([
  ["had", ["MATH"], true, 0],
  ["not had", ["ENGLISH"], false, 1],
] as const)("a trial that every student has %s", (_, hadTrials, isOver, offers) => {
  expect(show(hadTrials).disabled).toBe(isOver);
  expect(screen.queryAllByText("이 과목 체험 수업은 이미 신청했어요.")).toHaveLength(isOver ? 1 : 0);
  expect(screen.queryAllByRole("button", { name: /한 번만 들어 볼까요/ })).toHaveLength(offers);
});
