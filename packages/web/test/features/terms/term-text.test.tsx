// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TermText } from "../../../src/features/terms/term-text";

afterEach(() => void vi.useRealTimers());

const term = { title: "약관", since: "2027-01-01", sections: [{ title: "제1조", body: ["글"] }] };

test.each([
  ["2026-11-29", "2027년 1월 1일부터 적용해요. 그날 바뀌는 글이라 미리 보여 드리고 동의를 받아요."],
  ["2027-01-01", "2027년 1월 1일부터 적용해요."],
])("on %s a sheet says before the text since when it holds", (day, text) => {
  vi.useFakeTimers({ now: new Date(`${day}T03:00:00Z`) });
  const { container, unmount } = render(<TermText term={term} level={3} />);
  expect(container.querySelector("p")?.textContent).toBe(text);
  expect(screen.getByRole("heading", { name: "제1조" })).toBeTruthy();
  unmount();
});
