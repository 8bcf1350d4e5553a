import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  chooseStudent,
  forgetSwitchedStudents,
  switchedStudent,
  switchedStudentOfToken,
} from "../src/student/switched-student";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const token = (sub: unknown) => `x.${Buffer.from(JSON.stringify({ sub })).toString("base64url")}.x`;

test("each account has a choice of its own, found by its token", () => {
  chooseStudent("parent-1", "child-1");
  chooseStudent("parent-2", "child-2");
  expect(switchedStudentOfToken(token("parent-1"))).toBe("child-1");
  expect(switchedStudentOfToken(token("parent-2"))).toBe("child-2");
  expect(switchedStudentOfToken(token("parent-3"))).toBeNull();
  chooseStudent("parent-1", null);
  expect([switchedStudent("parent-1"), switchedStudent("parent-2")]).toEqual([null, "child-2"]);
  forgetSwitchedStudents();
  expect(switchedStudent("parent-2")).toBeNull();
});

test.each([[null], ["no token"], ["a.b.c"], [token(7)]])("%s names nobody", (text) => {
  chooseStudent("parent-1", "child-1");
  expect(switchedStudentOfToken(text)).toBeNull();
});

test.each(["{", "null", '"x"', '{"parent-1":7}'])("broken storage %s reads as no choice", (text) => {
  kept.set("naran.switched-student", text);
  expect(switchedStudent("parent-1")).toBeNull();
});
