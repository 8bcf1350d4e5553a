import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANYBODY, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { chooseVaried, listFeaturedTutors } from "./list-featured-tutors.ts";

describe("tutors for the home page", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());

  test("anybody sees six of different subjects, without what only buyers may know", async () => {
    const answer = await call(t, ANYBODY, "GET", "/tutors/featured");
    expect(answer.statusCode).toBe(200);
    const { content } = answer.json();
    expect(content).toHaveLength(6);
    expect(new Set(content.map(({ subjectLabel }: { subjectLabel: string }) => subjectLabel)).size).toBe(6);
    expect(Object.keys(content[0]).sort()).toEqual(
      ["gender", "id", "major", "name", "styles", "subjectLabel", "teachingYears", "universityName"].sort(),
    );
  });

  test("nobody who has paused or has no place left", async () => {
    const [first, second] = (await listFeaturedTutors(t.deps.db)).content;
    await t.deps.sql`update tutors set is_open = false where id = ${Number(first?.id)}`;
    await t.deps.sql`update tutors set active_students = capacity where id = ${Number(second?.id)}`;
    const ids = (await listFeaturedTutors(t.deps.db)).content.map(({ id }) => id);
    expect(ids).toHaveLength(6);
    expect(ids).not.toContain(first?.id);
    expect(ids).not.toContain(second?.id);
  });
});

test("one tutor a subject in the catalogue's order, nobody twice, no gender more than half", () => {
  const of = (id: number, position: number, gender: "MALE" | "FEMALE") => ({
    id,
    position,
    gender,
    subjectLabel: `${position}`,
  });
  const candidates = [
    of(1, 2, "MALE"),
    of(1, 1, "MALE"),
    of(2, 2, "MALE"),
    of(3, 3, "MALE"),
    of(4, 3, "FEMALE"),
    of(5, 4, "FEMALE"),
    of(6, 5, "FEMALE"),
  ];
  expect(chooseVaried(candidates, 4).map(({ id }) => id)).toEqual([1, 2, 4, 5]);
  expect(chooseVaried(candidates.slice(0, 2), 4).map(({ id }) => id)).toEqual([1]);
});
