// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ownLearningType } from "@/lib/visitor/own-learning-type";
import { LearningTypeResultPage } from "./learning-type-test-result";

const type = "PLAN_PRINCIPLE_ALONE" as const;
const result = { type, scores: { PACE: 12, UNDERSTANDING: 12, COMPANY: 12 } };
const KEPT = /이 기기에만 남아요/;

beforeEach(() => localStorage.clear());

test("who took the test reads where the result is kept, and who was sent the link does not", () => {
  ownLearningType.write({ id: "mine", claimKey: "k", type, isClaimed: false });
  const { unmount } = render(<LearningTypeResultPage id="mine" result={result} />);
  expect(screen.getByText(KEPT).textContent).toContain("유형 이름은 선생님께도 알려 드려요.");
  unmount();
  render(<LearningTypeResultPage id="theirs" result={result} />);
  expect(screen.queryByText(KEPT)).toBeNull();
});
