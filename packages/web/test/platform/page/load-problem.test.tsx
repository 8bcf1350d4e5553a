// @vitest-environment happy-dom
import { ServerError } from "@pkg/api-client";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LoadProblem } from "../../../src/platform/page/load-problem";

test("without a log-in a part asks for it and comes back; it does not say that loading failed", async () => {
  history.replaceState(null, "", "/tutoring/matching?matchId=m1");
  render(<LoadProblem level={1} error={new ServerError(401, "")} onRetry={() => {}} what="매칭을" />);
  await screen.findByRole("heading", { level: 1, name: "로그인하면 볼 수 있어요" });
  const next = encodeURIComponent("/tutoring/matching?matchId=m1");
  expect(screen.getByRole("link", { name: "로그인" }).getAttribute("href")).toBe(`/go/account/login?next=${next}`);
  expect(screen.queryByText(/불러오지 못했어요/)).toBeNull();
});

test("a failure says what could not be loaded and tries again", async () => {
  const retry = vi.fn();
  render(<LoadProblem error={new ServerError(500, "")} onRetry={retry} what="매칭을" />);
  await screen.findByText("매칭을 불러오지 못했어요");
  fireEvent.click(screen.getByRole("button", { name: "다시 불러오기" }));
  expect(retry).toHaveBeenCalledOnce();
});
