// @vitest-environment happy-dom
import { Grade } from "@pkg/domain";
import { type SessionUser, setSessionUser, setSignedOut } from "@pkg/web/platform/session/session-store";
import { chooseStudent } from "@pkg/web/platform/session/switched-student";
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { levelOf, mayBeElementary, useKnownGrades } from "./known-grades";

test.each([
  ["nobody", [], null, true],
  ["a student of grade 11", [Grade.H2], "HIGH", false],
  ["two at middle school", [Grade.M1, Grade.M3], "MIDDLE", false],
  ["two of different levels", [Grade.M3, Grade.H1], null, false],
  ["a child at elementary school", [Grade.E6], "MIDDLE", true],
])("%s has the level", (_, grades, level, isElementary) => {
  expect(levelOf(grades)).toBe(level);
  expect(mayBeElementary(grades)).toBe(isElementary);
});

test("a chosen student counts alone, and a visitor has none", () => {
  const students = [
    { id: "s1", grade: Grade.M2 },
    { id: "s2", grade: Grade.H2 },
    { id: "s3", grade: null },
  ];
  setSessionUser({ id: "u1", students } as SessionUser);
  const { result } = renderHook(useKnownGrades);
  expect(result.current).toEqual([Grade.M2, Grade.H2]);
  act(() => chooseStudent("u1", "s2"));
  expect(result.current).toEqual([Grade.H2]);
  act(setSignedOut);
  expect(result.current).toEqual([]);
});
