// @vitest-environment happy-dom
import { TOP_UNIVERSITIES_TEXT } from "@pkg/domain";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { VisitorTerms } from "./components/visitor-terms";

test("a visitor reads the age, the universities and the report that the application asks for", () => {
  render(<VisitorTerms />);
  const { textContent } = screen.getByRole("region", { name: "누가 지원할 수 있나요?" });
  for (const rule of ["만 19세부터", TOP_UNIVERSITIES_TEXT, "다른 대학이면", "개인과외교습자 신고번호"]) {
    expect(textContent).toContain(rule);
  }
});
