import { expect, it } from "vitest";
import { parseUserType } from "./user.ts";

it.each([
  ["Tutor", "TUTOR"],
  ["Student", "STUDENT"],
  ["STUDENT", "STUDENT"],
  ["TUTOR", "TUTOR"],
  ["admin", null],
  [null, null],
  [1, null],
])("%s is read as %s", (value, userType) => {
  expect(parseUserType(value)).toBe(userType);
});
