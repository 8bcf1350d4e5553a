import { beforeEach, describe, expect, test } from "vitest";
import { mayRedirect } from "../../../src/platform/errors/redirect-guard";
import { type FakeStorage, fakeStorage } from "../../fake-storage";

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage("sessionStorage");
});

describe("redirects without loops", () => {
  test("two redirects to a page within ten seconds, not three", () => {
    expect(mayRedirect("/simple-enroll", "/tutoring/enroll", 0)).toBe(true);
    expect(mayRedirect("/simple-enroll", "/tutoring/enroll", 3000)).toBe(true);
    expect(mayRedirect("/simple-enroll", "/tutoring/enroll", 6000)).toBe(false);
  });

  test("later ones are allowed again, and other pages count for themselves", () => {
    for (const now of [0, 1]) mayRedirect("/simple-enroll", "/", now);
    expect(mayRedirect("/tutoring/matching", "/", 2)).toBe(true);
    expect(mayRedirect("/simple-enroll", "/", 10_001)).toBe(true);
  });

  test("never to the page in front of the reader", () => {
    expect(mayRedirect("/simple-enroll", "/simple-enroll", 0)).toBe(false);
  });

  test.each(["{", "[]", '{"/simple-enroll":7}'])("broken content %s is no visit", (text) => {
    storage.setItem("naran.redirects", text);
    expect(mayRedirect("/simple-enroll", "/", 0)).toBe(true);
  });

  test("a browser without storage still breaks a loop", () => {
    storage.refusal = new DOMException("denied", "SecurityError");
    const answers = [0, 1, 2].map((now) => mayRedirect("/tutoring/matching", "/", now));
    expect(answers).toEqual([true, true, false]);
  });
});
