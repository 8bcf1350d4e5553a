import { expect, test } from "vitest";
import { tutorState } from "./tutor-state.ts";

test.each([
  [true, false, "OPEN"],
  [false, false, "PAUSED"],
  [true, true, "RESTING"],
  [false, true, "RESTING"],
])("own switch %s, put to rest %s: %s", (isOpen, isResting, state) => {
  expect(tutorState({ isOpen, isResting })).toBe(state);
});
