import { beforeEach, expect, test } from "vitest";
import {
  chooseStudent,
  forgetSwitchedStudents,
  switchedStudent,
  switchedStudentOfToken,
} from "../../../src/platform/session/switched-student";
import { accountOfToken, keepAccount } from "../../../src/platform/session/token-account";
import { type FakeStorage, fakeStorage } from "../../fake-storage";

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage("localStorage");
});

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

test("looking a choice up does not change whose calls the page makes", () => {
  keepAccount(token("parent-1"));
  chooseStudent("parent-2", "child-2");
  expect(switchedStudentOfToken(token("parent-2"))).toBe("child-2");
  expect(accountOfToken()).toBe("parent-1");
  keepAccount(null);
  expect(accountOfToken()).toBeNull();
});

test.each([[null], ["no token"], ["a.b.c"], [token(7)]])("%s names no account", (text) => {
  chooseStudent("parent-1", "child-1");
  expect(switchedStudentOfToken(text)).toBeNull();
});

test.each(["{", "null", '"x"', '{"parent-1":7}'])("broken storage %s reads as no choice", (text) => {
  storage.setItem("naran.switched-student", text);
  expect(switchedStudent("parent-1")).toBeNull();
});
