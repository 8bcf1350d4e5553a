import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const reviews = async (query = "") => (await call(t, ANYBODY, "GET", `/reviews${query}`)).json();

test("reviews come newest first, three by default, with the average of all", async () => {
  const { content, totalElements, averageRating } = await reviews();
  expect(content).toHaveLength(3);
  expect(totalElements).toBe(200);
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
  expect(new Set(ids).size).toBe(200);
});

test("no two reviews are the same text", async () => {
  const [row] = await t.deps.sql`select count(distinct text)::int as n from reviews`;
  expect(row?.n).toBe(200);
});

test.each(["?size=0", "?size=51", "?size=x", "?page=-1"])("refuses %s", async (query) => {
  expect((await call(t, ANYBODY, "GET", `/reviews${query}`)).statusCode).toBe(400);
});

test("the statistics count what is there", async () => {
  const statistics = (await call(t, ANYBODY, "GET", "/service-statistics")).json();
  expect(statistics).toEqual({ tutors: 302, reviews: 200, averageRating: (await reviews()).averageRating });
});
