import { describe, expect, test } from "vitest";
import { afterSignIn } from "./sign-in";

describe("after signing in", () => {
  const target = { next: "http://localhost:3000/price", given: "http://localhost:3000/price", source: null };
  const person = { registered: true, userType: "STUDENT", isOperator: false } as const;

  test("an unfinished sign-up comes first; other users continue to the target", () => {
    const next = encodeURIComponent(target.next);
    expect(afterSignIn({ ...person, registered: false }, target)).toBe(`/signup?next=${next}`);
    expect(afterSignIn(person, target)).toBe(target.next);
    expect(afterSignIn({ ...person, registered: false, userType: "TUTOR" }, target)).toBe(target.next);
  });

  test("staff opens the page that asked, and otherwise the desk", () => {
    expect(afterSignIn({ ...person, isOperator: true }, target)).toBe(target.next);
    expect(afterSignIn({ ...person, isOperator: true }, { ...target, given: null })).toBe("/go/tutor/operator");
    const tutor = { ...person, registered: false, userType: "TUTOR" } as const;
    expect(afterSignIn(tutor, { ...target, given: null })).toBe("/go/tutor/");
    expect(afterSignIn(tutor, target)).toBe(target.next);
  });
});
