// @vitest-environment happy-dom
import { Grade } from "@pkg/domain";
import { beforeEach, expect, test, vi } from "vitest";
import { startLevel } from "./start-level";

const answer = vi.hoisted(() => ({ grade: null as number | null }));
vi.mock("@pkg/web/platform/api/api", () => ({
  api: () => ({ GET: async () => ({ id: "u1", students: [{ id: "s1", isSelf: true, grade: answer.grade }] }) }),
  dataOf: (call: Promise<unknown>) => call,
}));

beforeEach(() => history.replaceState(null, "", "/simple-enroll?trial=1"));

test.each([
  [Grade.H2, "HIGH"],
  [Grade.M2, "MIDDLE"],
  [null, null],
])("a student of grade %j begins at %j", async (grade, level) => {
  answer.grade = grade;
  expect(await startLevel()).toBe(level);
});

test.each(["level=MIDDLE", "subject=MATH", "courses=x"])("what the address chose stays: %s", async (query) => {
  answer.grade = Grade.H2;
  history.replaceState(null, "", `/simple-enroll?${query}`);
  expect(await startLevel()).toBeNull();
});
