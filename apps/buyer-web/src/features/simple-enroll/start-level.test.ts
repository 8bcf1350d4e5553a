// @vitest-environment happy-dom
import { Grade } from "@pkg/domain";
import { beforeEach, expect, test, vi } from "vitest";
import { startOf } from "./start-level";

const { http, mockApi } = await vi.hoisted(() => import("@pkg/web/testing/mock-api"));
vi.mock("@pkg/web/platform/api/api", mockApi);

const student = (id: string, grade: number | null = null) => ({ id, isSelf: id === "s1", grade });
const trial = (studentId: string, subject: string) => ({ studentId, subject });

function answer(students: object[], content: object[] | null = []) {
  http.GET.mockImplementation(async (path: string) => {
    if (path === "/v2/users/me") return { id: "u1", students };
    if (content === null) throw new Error("down");
    return { content };
  });
}

beforeEach(() => history.replaceState(null, "", "/simple-enroll?trial=1"));

test.each([
  [Grade.H2, "HIGH"],
  [Grade.M2, "MIDDLE"],
  [null, null],
])("a student of grade %j begins at %j", async (grade, level) => {
  answer([student("s1", grade)]);
  expect((await startOf()).level).toBe(level);
});

test.each(["level=MIDDLE", "subject=MATH", "courses=x"])("what the address chose stays: %s", async (query) => {
  answer([student("s1", Grade.H2)], [trial("s1", "MATH")]);
  history.replaceState(null, "", `/simple-enroll?${query}`);
  expect(await startOf()).toEqual({ level: null, hadTrials: ["MATH"] });
});

test.each([
  ["the only student", ["s1"], [trial("s1", "MATH"), trial("s1", "MATH")], ["MATH"]],
  ["one of two", ["s1", "s2"], [trial("s1", "MATH")], []],
  ["both, of one subject", ["s1", "s2"], [trial("s1", "MATH"), trial("s2", "MATH"), trial("s2", "ENGLISH")], ["MATH"]],
  ["nobody known", ["s1"], null, []],
  ["no student", [], [], []],
])("the trials that %s had are over", async (_, ids, trials, had) => {
  answer(
    ids.map((id) => student(id)),
    trials,
  );
  expect((await startOf()).hadTrials).toEqual(had);
});
