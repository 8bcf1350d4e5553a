import { randomUUID } from "node:crypto";
import { bucketOf } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ANYBODY, asDemo, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

const NAME = "app-banner";
const shares = (a: number, more: object[] = []) => [
  { variant: "a", share: a },
  { variant: "b", share: 100 - a },
  ...more,
];

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps
    .sql`update web_features set available = true, variant = 'fixed', split = ${JSON.stringify(shares(90))}::jsonb
    where name = ${NAME}`;
  await t.deps.sql`delete from feature_exposures`;
  await t.deps.sql`delete from rate_limits`;
});

const variantOf = async (visitorId: string): Promise<string> =>
  (await call(t, ANYBODY, "GET", `/web-features?names=${NAME}&visitorId=${visitorId}`)).json().content[0].variant;
const expose = (visitorId: string, variant: string) =>
  call(t, ANYBODY, "POST", "/feature-exposures", { visitorId, name: NAME, variant });
const change = async (body: object) =>
  call(t, await asDemo("operator"), "PATCH", `/web-features/${NAME}`, { reason: "비율을 바꿔 봐요", ...body });

/** Visitors whom a change from 90 to 10 would move from a to b. */
function movedVisitors(count: number): string[] {
  const found: string[] = [];
  while (found.length < count) {
    const id = randomUUID();
    const bucket = bucketOf(id, NAME);
    if (bucket >= 1_000 && bucket < 9_000) found.push(id);
  }
  return found;
}

test("changed shares divide newcomers alone: who has seen a variant keeps it", async () => {
  const [seen = "", fresh = ""] = movedVisitors(2);
  expect([await variantOf(seen), await variantOf(fresh)]).toEqual(["a", "a"]);
  await expose(seen, "a");
  expect((await change({ split: shares(10) })).statusCode).toBe(200);
  expect([await variantOf(seen), await variantOf(fresh)]).toEqual(["a", "b"]);
  await change({ available: false });
  await change({ available: true });
  expect(await variantOf(seen)).toBe("a");
});

test("the first of two that were seen counts", async () => {
  const [visitor = ""] = movedVisitors(1);
  await t.deps.sql`insert into feature_exposures (visitor_id, feature, variant, created_at)
    values (${visitor}, ${NAME}, 'a', now() - interval '1 day'), (${visitor}, ${NAME}, 'b', now() - interval '2 days')`;
  expect(await variantOf(visitor)).toBe("b");
});

test("a variant that is taken away leaves its visitors to their bucket; an end is everybody's", async () => {
  const [visitor = ""] = movedVisitors(1);
  await expose(visitor, "a");
  await change({
    split: [
      { variant: "b", share: 50 },
      { variant: "c", share: 50 },
    ],
  });
  expect(await variantOf(visitor)).toBe(bucketOf(visitor, NAME) < 5_000 ? "b" : "c");
  await change({ split: null, variant: "b" });
  expect(await variantOf(visitor)).toBe("b");
});

test("staff reads how many visitors saw each variant of an experiment", async () => {
  const [one = "", two = "", three = ""] = movedVisitors(3);
  for (const id of [one, two]) await expose(id, "a");
  await expose(three, "b");
  const read = async () => (await call(t, await asDemo("operator"), "GET", "/operator/web-features")).json().seen;
  expect(await read()).toEqual([
    { feature: NAME, variant: "a", visitors: 2 },
    { feature: NAME, variant: "b", visitors: 1 },
  ]);
  await change({ split: null });
  expect(await read()).toEqual([]);
});

test("a change without a reason is refused at the field", async () => {
  const answer = await call(t, await asDemo("operator"), "PATCH", `/web-features/${NAME}`, { available: false });
  expect([answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([400, "reason"]);
});
