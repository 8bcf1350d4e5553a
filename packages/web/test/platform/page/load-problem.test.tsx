// @vitest-environment happy-dom
import { ServerError } from "@pkg/api-client";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askToLogIn, closeDialog, dialogBurst, useAppDialog } from "../../../src/platform/errors/app-dialog";
import { loginHref } from "../../../src/platform/navigation/go";
import { LoadProblem } from "../../../src/platform/page/load-problem";
import { endSession } from "../../../src/platform/session/session-ended";

// A press: the next question is no echo of the last one.
beforeEach(() => dialogBurst.input());
afterEach(cleanup);

const NEXT = "/tutoring/matching?matchId=m1";
const open = (level: 1 | 2) =>
  render(<LoadProblem level={level} error={new ServerError(401, "")} onRetry={() => {}} what="매칭을" />);

test("without a log-in a part asks for it, unless a notice does; it does not say that loading failed", async () => {
  history.replaceState(null, "", NEXT);
  askToLogIn();
  open(2);
  await vi.dynamicImportSettled();
  expect(screen.queryByText("로그인하면 볼 수 있어요")).toBeNull();
  act(closeDialog);
  await screen.findByRole("heading", { level: 2, name: "로그인하면 볼 수 있어요" });
  expect(screen.getByRole("link", { name: "로그인" }).getAttribute("href")).toBe(loginHref(NEXT));
  expect(screen.queryByText(/불러오지 못했어요/)).toBeNull();
});

test.each([
  ["the question", () => askToLogIn()],
  ["the notice of an ended session", () => endSession("OVER")],
])("a whole page goes to the log-in after %s, and asks nothing itself", async (_what, ask) => {
  history.replaceState(null, "", NEXT);
  const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
  useAppDialog.setState({ open: false });
  ask();
  expect(useAppDialog.getState().open).toBe(true);
  open(1);
  await vi.dynamicImportSettled();
  expect(screen.queryByText("로그인하면 볼 수 있어요")).toBeNull();
  expect(replace).not.toHaveBeenCalled();
  act(closeDialog);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(loginHref(NEXT)));
  replace.mockRestore();
});

test("a failure says what could not be loaded and tries again", async () => {
  const retry = vi.fn();
  render(<LoadProblem error={new ServerError(500, "")} onRetry={retry} what="매칭을" />);
  await screen.findByText("매칭을 불러오지 못했어요");
  fireEvent.click(screen.getByRole("button", { name: "다시 불러오기" }));
  expect(retry).toHaveBeenCalledOnce();
});
