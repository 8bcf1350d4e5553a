import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { generateReviews } from "../../../seed/generate-reviews.ts";

const REVIEWS = generateReviews().length;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const reviews = async (query = "") => (await call(t, ANYBODY, "GET", `/reviews${query}`)).json();

test("reviews come newest first, three by default, with the average of all", async () => {
  const { content, totalElements, averageRating } = await reviews();
  expect(content).toHaveLength(3);
  expect(totalElements).toBe(REVIEWS);
  expect(averageRating).toBeGreaterThan(4);
  expect(averageRating).toBe(Math.round(averageRating * 10) / 10);
  expect(content[0]).toMatchObject({
    subjectLabel: expect.any(String),
    rating: expect.any(Number),
    text: expect.any(String),
  });
  const [newest] = await t.deps.sql`select id from reviews order by created_at desc, id desc limit 1`;
  expect(content[0].id).toBe(newest?.id);
});

test("pages don't overlap and end", async () => {
  const ids: number[] = [];
  for (let page = 0; page < 5; page++) {
    ids.push(...(await reviews(`?size=50&page=${page}`)).content.map(({ id }: { id: number }) => id));
  }
  expect(new Set(ids).size).toBe(REVIEWS);
});

test("no two reviews are the same text", async () => {
  const [row] = await t.deps.sql`select count(distinct text)::int as n from reviews`;
  expect(row?.n).toBe(REVIEWS);
});

test("the list is filtered, with the figures of what fits; an order by stars has no gaps", async () => {
  const math = await reviews("?subject=MATH&grade=9&size=50");
  expect(math.content.length).toBe(math.totalElements);
  for (const one of math.content) expect(one).toMatchObject({ subjectKey: "MATH", grade: 9 });
  const sum = math.content.reduce((all: number, { rating }: { rating: number }) => all + rating * 10, 0);
  expect(math.averageRating).toBe(Math.round(sum / math.content.length) / 10);
  const stars = math.distribution.map(({ count }: { count: number }) => count);
  expect(stars.reduce((all: number, one: number) => all + one, 0)).toBe(math.totalElements);
  const expert = await reviews("?tier=EXPERT&size=50");
  expect(expert.totalElements).toBeGreaterThan(5);
  for (const { tutor } of expert.content) expect(tutor.tier).toBe("EXPERT");
  const ofRank = async (rank: string) => (await reviews(`?rank=${rank}`)).totalElements;
  expect(await ofRank("EXPERT")).toBe(expert.totalElements);
  expect(await ofRank("BASIC")).toBe(REVIEWS - expert.totalElements);
  const ratingsOf = async (sort: string) =>
    (await reviews(`?sort=${sort}&size=50`)).content.map(({ rating }: { rating: number }) => rating);
  const [high, low] = [await ratingsOf("HIGHEST"), await ratingsOf("LOWEST")];
  expect(high).toEqual(high.toSorted((a: number, b: number) => b - a));
  expect(low).toEqual(low.toSorted((a: number, b: number) => a - b));
});

test("a tutor has reviews of what he teaches, and each is a tutor's", async () => {
  const { content } = await reviews("?size=50");
  const { tutor } = content[0];
  const own = await reviews(`?tutorId=${tutor.id}&size=50`);
  expect(own.content.map(({ id }: { id: number }) => id)).toContain(content[0].id);
  for (const one of own.content) expect(one.tutor).toEqual(tutor);
  const [row] = await t.deps.sql`select count(*)::int as n from reviews r where not exists (
    select from tutor_subjects s where s.tutor_id = r.tutor_id and starts_with(s.subject_detail_key, r.subject_key || '_'))`;
  expect(row?.n).toBe(0);
  expect(await reviews("?tutorId=99999999")).toMatchObject({ content: [], totalElements: 0, averageRating: 0 });
});

test.each([
  ...[
    "?size=0",
    "?size=51",
    "?size=x",
    "?page=-1",
    "?grade=99",
    "?grade=x",
    "?tier=GOLD",
    "?rank=GOLD",
    "?sort=RANDOM",
  ],
  ...["?tutorId=0", "?tutorId=99999999999"],
])("refuses %s", async (query) => {
  expect((await call(t, ANYBODY, "GET", `/reviews${query}`)).statusCode).toBe(400);
});

test("the statistics count what is there", async () => {
  const statistics = (await call(t, ANYBODY, "GET", "/service-statistics")).json();
  expect(statistics).toEqual({ tutors: 302, reviews: REVIEWS, averageRating: (await reviews()).averageRating });
});
