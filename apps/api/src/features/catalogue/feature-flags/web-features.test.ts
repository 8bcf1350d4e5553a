import { randomUUID } from "node:crypto";
import { bucketOf } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { WEB_FEATURES } from "../../../import/data/web-features.ts";

const SPLIT = [
  { variant: "a", share: 30 },
  { variant: "b", share: 70 },
];

const WHY = "실험을 키워 보려고 해요";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`update web_features set available = true, variant = 'fixed', split = ${JSON.stringify(SPLIT)}::jsonb
    where name = 'app-banner'`;
  await t.deps.sql`delete from rate_limits`;
  await t.deps.sql`delete from feature_exposures`;
});

const features = async (query: string, who: Caller = ANYBODY) =>
  (await call(t, who, "GET", `/web-features${query}`)).json().content;
const change = (who: Caller, body: object, name = "app-banner") =>
  call(t, who, "PATCH", `/web-features/${name}`, { reason: WHY, ...body });
const expose = (visitorId: string, variant = "a", who: Caller = ANYBODY) =>
  call(t, who, "POST", "/feature-exposures", { visitorId, name: "app-banner", variant });
const rowsOf = (visitorId: string) =>
  t.deps.sql`select feature, variant, user_id from feature_exposures where visitor_id = ${visitorId} order by variant`;

describe("flags", () => {
  test("are read by name, without what staff alone sees", async () => {
    expect(await features("?names=app-banner,unknown")).toEqual([
      { name: "app-banner", available: true, variant: "fixed" },
    ]);
    expect((await features("")).map(({ name }: { name: string }) => name)).toEqual(
      WEB_FEATURES.map(({ name }) => name).sort(),
    );
  });

  test("an experiment gives a visitor the variant of their bucket, signed in or not", async () => {
    const seen = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const visitorId = randomUUID();
      const [flag] = await features(`?names=app-banner&visitorId=${visitorId}`);
      expect(flag.variant).toBe(bucketOf(visitorId, "app-banner") < 3000 ? "a" : "b");
      expect(await features(`?names=app-banner&visitorId=${visitorId}`, await asDemo("parent"))).toEqual([flag]);
      seen.add(flag.variant);
    }
    expect(seen.size).toBe(2);
  });

  test("without a visitor it has the fixed variant", async () => {
    expect((await features("?names=app-banner"))[0].variant).toBe("fixed");
  });

  test("a visitor's id that is none is refused", async () => {
    expect((await call(t, ANYBODY, "GET", "/web-features?visitorId=me")).statusCode).toBe(400);
  });
});

describe("the switch of staff", () => {
  test("an operator turns a flag off for everybody, and it is recorded", async () => {
    const operator = await asDemo("operator");
    const answer = await change(operator, { available: false });
    expect(answer.json()).toMatchObject({ name: "app-banner", available: false, variant: "fixed", split: SPLIT });
    expect((await features("?names=app-banner"))[0].available).toBe(false);
    const [log] = await t.deps.sql`select actor_id, target_id, detail from audit_logs where action = 'feature.changed'`;
    const detail = { before: { available: true }, after: { available: false }, reason: WHY };
    expect(log).toEqual({ actor_id: operator.userId, target_id: "app-banner", detail });
  });

  test("an operator sees every flag with its split, nobody else does", async () => {
    const answer = await call(t, await asDemo("operator"), "GET", "/operator/web-features");
    expect(answer.json().content.map(({ name }: { name: string }) => name)).toEqual(
      (await features("")).map(({ name }: { name: string }) => name),
    );
    expect(answer.json().content).toContainEqual(expect.objectContaining({ name: "app-banner", split: SPLIT }));
    for (const key of ["student", "parent", "tutor"] as const) {
      const refused = await call(t, await asDemo(key), "GET", "/operator/web-features");
      expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 10003]);
    }
  });

  test("of two operators who change the same state, the second is told", async () => {
    const operator = await asDemo("operator");
    const read = async () => (await change(operator, {})).json().updatedAt;
    const version = { "if-match": await read() };
    const both = await Promise.all(
      [false, true].map((available) =>
        call(t, operator, "PATCH", "/web-features/app-banner", { available, variant: null, reason: WHY }, version),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = both.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({ service: "account", errorCode: 20006, reason: "CHANGED_MEANWHILE" });
    expect(await read()).not.toBe(version["if-match"]);
  });

  test("variants are changed too, and null ends an experiment", async () => {
    const operator = await asDemo("operator");
    expect((await change(operator, { split: null, variant: "b" })).json()).toMatchObject({ split: null, variant: "b" });
    const [flag] = await features(`?names=app-banner&visitorId=${randomUUID()}`);
    expect(flag).toEqual({ name: "app-banner", available: true, variant: "b" });
    expect((await change(operator, {})).json()).toMatchObject({ split: null, variant: "b" });
  });

  test.each(["student", "parent", "tutor"] as const)("a %s may not, known flag or not", async (key) => {
    const who = await asDemo(key);
    for (const name of ["app-banner", "unknown"]) {
      const answer = await change(who, { available: false }, name);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 10003]);
    }
    expect((await features("?names=app-banner"))[0].available).toBe(true);
  });

  test("a flag that there is not answers 404", async () => {
    const answer = await change(await asDemo("operator"), { available: false }, "unknown");
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ errorCode: 20001 })]);
  });

  test.each([
    [
      "shares that are not a hundred",
      [
        { variant: "a", share: 50 },
        { variant: "b", share: 40 },
      ],
    ],
    [
      "one variant twice",
      [
        { variant: "a", share: 50 },
        { variant: "a", share: 50 },
      ],
    ],
    ["a single variant", [{ variant: "a", share: 100 }]],
    [
      "a name that is none",
      [
        { variant: "<a>", share: 50 },
        { variant: "b", share: 50 },
      ],
    ],
  ])("refuses %s", async (_what, split) => {
    expect((await change(await asDemo("operator"), { split })).statusCode).toBe(400);
  });
});

describe("exposures", () => {
  test("eight tellings at once leave one row", async () => {
    const visitorId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        fetch(`${t.origin}/api/feature-exposures`, {
          method: "POST",
          headers: { "content-type": "application/json", origin: t.deps.config.allowedOrigins[0] ?? "" },
          body: JSON.stringify({ visitorId, name: "app-banner", variant: "a" }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(await rowsOf(visitorId)).toEqual([{ feature: "app-banner", variant: "a", user_id: null }]);
  });

  test("each variant has a row of its own; the first account stays with it", async () => {
    const visitorId = randomUUID();
    await expose(visitorId, "a");
    await expose(visitorId, "a", await asDemo("parent"));
    await expose(visitorId, "a", await asDemo("student"));
    await expose(visitorId, "b", await asDemo("student"));
    await expose(visitorId, "fixed");
    expect((await rowsOf(visitorId)).map(({ variant, user_id }) => [variant, user_id])).toEqual([
      ["a", "demo-parent"],
      ["b", "demo-student"],
      ["fixed", null],
    ]);
  });

  test("of a variant or a flag that there is not are no rows", async () => {
    const visitorId = randomUUID();
    expect((await expose(visitorId, "c")).statusCode).toBe(404);
    const body = { visitorId, name: "unknown", variant: "a" };
    expect((await call(t, ANYBODY, "POST", "/feature-exposures", body)).statusCode).toBe(404);
    expect(await rowsOf(visitorId)).toEqual([]);
  });
});
