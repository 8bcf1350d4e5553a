import { expect, test } from "vitest";
import { createFollower } from "../../../src/platform/feature-flags/follow-features";

function setUp() {
  const target = new EventTarget();
  const state = { now: 0, loads: 0 };
  const follow = createFollower({
    target,
    now: () => state.now,
    load: async () => {
      state.loads += 1;
    },
  });
  const focusAt = (now: number) => {
    state.now = now;
    target.dispatchEvent(new Event("focus"));
    return state.loads;
  };
  return { state, follow, focusAt };
}

test("a focus loads the flags again, at most every ten seconds", () => {
  const { state, follow, focusAt } = setUp();
  follow();
  expect(state.loads).toBe(1);
  expect([9, 9_999, 10_000, 10_001, 19_999, 20_000].map(focusAt)).toEqual([1, 1, 2, 2, 2, 3]);
});

test("coming back after an hour costs one load", () => {
  const { follow, focusAt } = setUp();
  follow();
  expect([3_600_000, 3_600_001, 3_600_002].map(focusAt)).toEqual([2, 2, 2]);
});

test("parts of one page share the loads, and the last one ends them", () => {
  const { state, follow, focusAt } = setUp();
  const [one, other] = [follow(), follow()];
  expect(state.loads).toBe(1);
  one();
  expect(focusAt(10_000)).toBe(2);
  other();
  expect(focusAt(30_000)).toBe(2);
  follow();
  expect(state.loads).toBe(3);
});
