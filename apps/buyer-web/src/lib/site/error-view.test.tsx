// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import ErrorView from "./error-view";

vi.mock("@pkg/web/platform/reporting/report-problem", () => ({ reportProblem: vi.fn() }));
vi.mock("@pkg/web/platform/site/flow-top", () => ({ FlowTop: () => null }));

test("a page that failed offers another try, and the ways that an unknown address offers", () => {
  const onRetry = vi.fn();
  render(<ErrorView error={new Error("broken")} onRetry={onRetry} />);
  screen.getByRole("button", { name: "다시 시도" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  const ways = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(ways).toEqual([
    ["홈으로", "/"],
    ["가격 보기", "/price"],
    ["내 수업", "/myclass"],
    ["고객센터", "/help"],
  ]);
});
