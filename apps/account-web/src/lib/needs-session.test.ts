import { expect, test } from "vitest";
import { needsSession } from "./needs-session";

test.each([
  ["/profiles", true],
  ["/profiles/new", true],
  ["/phone", true],
  ["/security", true],
  ["/phonebook", false],
  ["/login", false],
  ["/terms/privacy", false],
])("%s needs a session: %s", (path, needed) => {
  expect(needsSession(path)).toBe(needed);
});
