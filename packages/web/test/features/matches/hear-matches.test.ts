// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { hearMatches } from "../../../src/features/matches/hear-matches";

const { open } = vi.hoisted(() => ({ open: new Set<() => void>() }));
vi.mock("../../../src/features/matches/watch-matches", () => ({
  watchMatches: (onChange: () => void, signal: AbortSignal) => {
    open.add(onChange);
    signal.addEventListener("abort", () => open.delete(onChange));
    // One function for each stream, so that the set counts them.
  },
}));

let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
function look(away: boolean) {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
}
beforeEach(() => look(false));

test("a page has one stream for all that listens, until the last has left", () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const leaves = [hearMatches(one), hearMatches(other)];
  expect(open.size).toBe(1);
  for (const change of open) change();
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
  leaves[0]?.();
  expect(open.size).toBe(1);
  leaves[1]?.();
  expect(open.size).toBe(0);
});

test("a page that is not looked at has none, and looks again when it is", () => {
  const hear = vi.fn();
  const leave = hearMatches(hear);
  look(true);
  expect([open.size, hear.mock.calls.length]).toEqual([0, 0]);
  look(false);
  expect([open.size, hear.mock.calls.length]).toEqual([1, 1]);
  leave();
  look(true);
  look(false);
  expect(open.size).toBe(0);
});

test("opened out of sight, it waits to be looked at", () => {
  look(true);
  const leave = hearMatches(vi.fn());
  expect(open.size).toBe(0);
  look(false);
  expect(open.size).toBe(1);
  leave();
});
