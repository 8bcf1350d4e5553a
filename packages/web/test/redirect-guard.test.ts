import { beforeEach, describe, expect, test } from "vitest";
import { type GuardStorage, mayRedirect } from "../src/errors/redirect-guard";

let storage: GuardStorage;
beforeEach(() => {
  const kept = new Map<string, string>();
  storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
});

describe("redirects without loops", () => {
  test("two redirects to a page within ten seconds, not three", () => {
    expect(mayRedirect("/simple-enroll", "/tutoring/enroll", 0, storage)).toBe(true);
    expect(mayRedirect("/simple-enroll", "/tutoring/enroll", 3000, storage)).toBe(true);
    expect(mayRedirect("/simple-enroll", "/tutoring/enroll", 6000, storage)).toBe(false);
  });

  test("later ones are allowed again, and other pages count for themselves", () => {
    for (const now of [0, 1]) mayRedirect("/simple-enroll", "/", now, storage);
    expect(mayRedirect("/tutoring/matching", "/", 2, storage)).toBe(true);
    expect(mayRedirect("/simple-enroll", "/", 10_001, storage)).toBe(true);
  });

  test("never to the page in front of the reader", () => {
    expect(mayRedirect("/simple-enroll", "/simple-enroll", 0, storage)).toBe(false);
  });

  test("a browser without storage, and broken content, are tolerated", () => {
    const broken: GuardStorage = {
      getItem: () => "{",
      setItem: () => {
        throw new Error("full");
      },
    };
    expect(mayRedirect("/simple-enroll", "/", 0, broken)).toBe(true);
  });
});
