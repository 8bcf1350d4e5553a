// @vitest-environment happy-dom
import { TOP_UNIVERSITIES_TEXT } from "@pkg/domain";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RecruitQuestions } from "./components/recruit-questions";

test("who may apply is told as the application checks it", () => {
  render(<RecruitQuestions />);
  const answers = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  expect(answers.find((text) => text.startsWith("누가 지원할 수 있나요?"))).toMatch(
    new RegExp(`만 19세부터.*${TOP_UNIVERSITIES_TEXT}.*다른 대학이면`),
  );
  expect(answers.find((text) => text.startsWith("과외 신고"))).toContain("개인과외교습자 신고번호");
});
