// @vitest-environment happy-dom
import { chooseStudent } from "@pkg/web/platform/session/switched-student";
import { beforeEach, expect, test } from "vitest";
import type { Me } from "../account/me";
import { studentOf } from "./student-of";

const child = (id: string, name: string, phoneNumber: string | null = null) => ({
  id,
  name,
  phoneNumber,
  isSelf: false,
});
const me = {
  id: "u1",
  students: [child("s1", "김하준"), child("s2", "김하린", "01077778888"), child("s3", "김하린")],
} as unknown as Pick<Me, "id" | "students">;
const last = { childName: "김하린", childPhoneNumber: "01077778888" };

beforeEach(() => localStorage.clear());

test("the child of the last order comes before the first one, told apart by the phone", () => {
  expect(studentOf(me, null, last)?.id).toBe("s2");
  expect(studentOf(me, null, { ...last, childPhoneNumber: null })?.id).toBe("s3");
  expect(studentOf(me, null, { childName: "이서준", childPhoneNumber: null })?.id).toBe("s1");
  expect(studentOf(me, null)?.id).toBe("s1");
  expect(studentOf({ ...me, students: [] }, null, last)).toBeNull();
});

test("who was chosen, for this order or for the account, comes first", () => {
  expect(studentOf(me, "s1", last)?.id).toBe("s1");
  chooseStudent("u1", "s3");
  expect(studentOf(me, null, last)?.id).toBe("s3");
});

test("a child at the level of the course comes before another, who was ordered for last", () => {
  const [first, second, third] = me.students as Me["students"];
  const family = {
    id: "u1",
    students: [
      { ...first, grade: 6 },
      { ...second, grade: 11 },
      { ...third, grade: null },
    ],
  };
  const of = (level: "ELEMENTARY" | "MIDDLE" | "HIGH") => studentOf(family as typeof me, null, last, level)?.id;
  expect([of("MIDDLE"), of("HIGH"), of("ELEMENTARY")]).toEqual(["s1", "s2", "s2"]);
  expect(studentOf(family as typeof me, null, null, "HIGH")?.id).toBe("s2");
  expect(studentOf(family as typeof me, "s1", last, "HIGH")?.id).toBe("s1");
});
