import { describe, expect, test } from "vitest";
import { afterSignIn } from "./sign-in";

describe("after signing in", () => {
  const target = { next: "http://localhost:3000/price", given: "http://localhost:3000/price", source: null };

  test("an unfinished sign-up comes first; other users continue to the target", () => {
    const next = encodeURIComponent(target.next);
    expect(afterSignIn({ registered: false, userType: "STUDENT" }, target)).toBe(`/signup?next=${next}`);
    expect(afterSignIn({ registered: true, userType: "STUDENT" }, target)).toBe(target.next);
    expect(afterSignIn({ registered: false, userType: "TUTOR" }, target)).toBe(target.next);
  });
});
