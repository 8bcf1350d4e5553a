// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ViewBar } from "../../../src/platform/person-view/view-bar";

const ID = "9b2f0c1e-5a44-4f0e-9a53-0d6d3a3c7a11";
const token = vi.hoisted(() => ({ readView: vi.fn(), endView: vi.fn() }));
const leaveView = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => vi.fn());
vi.mock("@pkg/ui/toast", () => ({ toast }));
vi.mock("../../../src/platform/person-view/view-token", () => token);
vi.mock("../../../src/platform/person-view/viewed-id", () => ({ leaveView }));

beforeEach(() => {
  token.readView.mockResolvedValue({ name: "김민정", leftMs: 60_000 });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test("says whose page it is at once, and with the name when it is there; ends at a press", async () => {
  render(<ViewBar id={ID} />);
  expect(screen.getByRole("status").textContent).toBe("다른 사람의 화면을 보기 전용으로 열었어요");
  await screen.findByText("김민정 님의 화면을 보기 전용으로 열었어요");
  fireEvent.click(screen.getByRole("button", { name: "끝내기" }));
  expect(token.endView).toHaveBeenCalledWith(ID);
});

test("leaves the page when the time of the view is over", async () => {
  vi.useFakeTimers();
  render(<ViewBar id={ID} />);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(leaveView).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(leaveView).toHaveBeenCalledOnce();
});

test("a token that did not come is asked for again: the name and the end are there then", async () => {
  vi.useFakeTimers();
  token.readView.mockRejectedValueOnce(new Error("offline"));
  render(<ViewBar id={ID} />);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByRole("status").textContent).toContain("김민정");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(leaveView).toHaveBeenCalledOnce();
});

test("nothing is asked for after the bar is gone", async () => {
  vi.useFakeTimers();
  token.readView.mockRejectedValue(new Error("offline"));
  const { unmount } = render(<ViewBar id={ID} />);
  unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(token.readView).toHaveBeenCalledOnce();
});

test("a link to another app says that it cannot be opened, as long as the bar stands", () => {
  const page = (isViewed: boolean) => (
    <>
      {isViewed ? <ViewBar id={ID} /> : null}
      <a href="/go/account/security">계정</a>
    </>
  );
  const { rerender } = render(page(true));
  fireEvent.click(screen.getByRole("link", { name: "계정" }));
  expect(toast).toHaveBeenCalledWith("보기 전용 화면에서는 열 수 없어요.", { tone: "info" });
  rerender(page(false));
  fireEvent.click(screen.getByRole("link", { name: "계정" }));
  expect(toast).toHaveBeenCalledOnce();
});
