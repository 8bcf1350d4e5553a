// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAutosave } from "../../../src/features/form/use-autosave";

const save = vi.fn<() => Promise<unknown>>();
beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockResolvedValue({});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = () => renderHook(() => useAutosave(save));
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("several changes are one save, half a second after the last", async () => {
  const { result } = open();
  act(() => result.current.changed());
  await later(400);
  act(() => result.current.changed());
  await later(499);
  expect(save).not.toHaveBeenCalled();
  expect(result.current.state).toBe("WAITING");
  await later(1);
  expect(save).toHaveBeenCalledTimes(1);
  expect(result.current.state).toBe("SAVED");
});

test("a failed save is reported, and sent again on request", async () => {
  save.mockRejectedValueOnce(new Error("no answer"));
  const { result } = open();
  act(() => result.current.changed());
  await later(500);
  expect(result.current.state).toBe("FAILED");
  act(() => result.current.retry());
  await later(500);
  expect(save).toHaveBeenCalledTimes(2);
  expect(result.current.state).toBe("SAVED");
});

test("a failed save goes by itself when the network is back, and not twice", async () => {
  save.mockRejectedValueOnce(new Error("no answer"));
  const { result } = open();
  act(() => result.current.changed());
  await later(500);
  await act(async () => window.dispatchEvent(new Event("online")));
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(save).toHaveBeenCalledTimes(2);
  expect(result.current.state).toBe("SAVED");
});

test("a change during a save is not called saved", async () => {
  let arrive = (_answer: unknown) => {};
  save.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  const { result } = open();
  act(() => result.current.changed());
  await later(500);
  expect(result.current.state).toBe("SAVING");
  act(() => result.current.changed());
  await act(async () => arrive({}));
  expect(result.current.state).toBe("WAITING");
  await later(500);
  expect(save).toHaveBeenCalledTimes(2);
  expect(result.current.state).toBe("SAVED");
});

test("nothing worth sending is not called saved", async () => {
  save.mockResolvedValueOnce(false);
  const { result } = open();
  act(() => result.current.changed());
  await later(500);
  expect(result.current.state).toBe("CLEAN");
});

test("leaving saves at once, but only what is not saved", async () => {
  const { result, unmount } = open();
  act(() => result.current.changed());
  await later(500);
  act(() => result.current.changed());
  unmount();
  expect(save).toHaveBeenCalledTimes(2);
  const second = open();
  second.unmount();
  expect(save).toHaveBeenCalledTimes(2);
});

test("a page that is hidden saves at once", async () => {
  const { result } = open();
  act(() => result.current.changed());
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(save).toHaveBeenCalledTimes(1);
});

test("flush rejects on failure, and may send something else", async () => {
  const { result } = open();
  const whole = vi.fn().mockRejectedValueOnce(new Error("refused")).mockResolvedValueOnce({});
  await act(async () => expect(await result.current.flush(whole).catch((error) => error.message)).toBe("refused"));
  expect(result.current.state).toBe("FAILED");
  await act(() => result.current.flush(whole));
  expect(result.current.state).toBe("SAVED");
  expect(save).not.toHaveBeenCalled();
});
