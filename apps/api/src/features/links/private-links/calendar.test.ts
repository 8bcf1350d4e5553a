import ical from "node-ical";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { dumpDatabase } from "../../../../test/dump-database.ts";
import { DEMO_TUTOR, makePair } from "../../../../test/make-pair.ts";
import { addLessons } from "../../../../test/matched-pair.ts";

const lines: string[] = [];
let t: TestApp;
let parent: Caller;
let matchId: string;
beforeAll(async () => {
  t = await createTestApp({ logTo: (line) => lines.push(line) });
  parent = await asDemo("parent");
  matchId = await makePair(t, parent);
  await addLessons(t, matchId, [-70, -7, 7, 14]);
});
afterAll(() => t.close());

const link = async (who: Caller, method: "GET" | "POST" | "DELETE") =>
  (await call(t, who, method, "/users/me/calendar")).json().url as string | null;
const issue = async (who: Caller) => new URL((await link(who, "POST")) ?? "");
const open = (url: URL | string) => t.app.inject({ url: typeof url === "string" ? url : url.pathname });
/** The feed as a calendar program reads it. */
const eventsOf = async (url: URL) => {
  const { body } = await open(url);
  return Object.values(ical.sync.parseICS(body)).filter((part) => part?.type === "VEVENT");
};

describe("the link", () => {
  test("is made, read again, replaced and ended; what was sent out before opens nothing any more", async () => {
    const who = await newAccount(t);
    expect(await link(who, "GET")).toBeNull();
    const first = await issue(who);
    expect(first.href).toMatch(/^http:\/\/localhost:4000\/api\/calendars\/[\w-]{22}\.ics$/);
    expect(await link(who, "GET")).toBe(first.href);
    expect((await open(first)).statusCode).toBe(200);

    const second = await issue(who);
    expect(second.href).not.toBe(first.href);
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);

    expect(await link(who, "DELETE")).toBeNull();
    expect((await open(second)).statusCode).toBe(404);
    expect(await link(who, "DELETE")).toBeNull();
    expect(await link(who, "GET")).toBeNull();
  });

  test("made twice at once is one link, which opens", async () => {
    const who = await newAccount(t);
    const made = await Promise.all([issue(who), issue(who)]);
    const answers = await Promise.all(made.map(async (url) => (await open(url)).statusCode));
    expect(answers.sort()).toEqual([200, 404]);
    expect(await t.deps.sql`select 1 from private_links where user_id = ${who.userId}`).toHaveLength(1);
  });

  test.each(["closed_at", "inactive_at"])("opens nothing of an account with %s", async (column) => {
    const who = await newAccount(t);
    const url = await issue(who);
    await t.deps.sql`update users set ${t.deps.sql(column)} = now() where id = ${who.userId}`;
    expect((await open(url)).statusCode).toBe(404);
  });

  test("is in no table and in no line of the log", async () => {
    const token = /calendars\/([\w-]{22})/.exec((await issue(await newAccount(t))).pathname)?.[1] ?? "";
    expect(token).toHaveLength(22);
    for (const url of [`/api/calendars/${token}.ics`, `/api/calendars/${token}.txt`, `/api/calendars/${token}.ics/x`]) {
      await open(url);
    }
    expect(lines.join("\n")).toContain("/api/calendars/:file");
    expect(lines.join("\n")).not.toContain(token);
    expect(await dumpDatabase(t.deps.sql)).not.toContain(token);
  });
});

describe("the feed", () => {
  test("is a calendar that a program can read: the last sixty days and all to come", async () => {
    const url = await issue(parent);
    const answer = await open(url);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    const lines = answer.body.split("\r\n");
    expect(lines.filter((line) => line === "X-WR-TIMEZONE:Asia/Seoul")).toHaveLength(1);
    expect(lines.indexOf("X-WR-TIMEZONE:Asia/Seoul")).toBeLessThan(lines.indexOf("BEGIN:VEVENT"));
    const rows = await t.deps.sql<{ id: string; at: string }[]>`
      select id, starts_at as at from lessons where starts_at > now() - interval '60 days' order by starts_at`;
    const [tutor] = await t.deps.sql<{ name: string }[]>`select name from tutors where id = ${DEMO_TUTOR}`;
    const events = await eventsOf(url);
    expect(events.map(({ uid, start }) => [uid, start?.toISOString()])).toEqual(
      rows.map(({ id, at }) => [`${id}@naran`, new Date(at).toISOString()]),
    );
    expect(events).toHaveLength(3);
    const [first] = events;
    expect(first).toMatchObject({
      summary: "수학 중2-2 · 김하준",
      status: "CONFIRMED",
      url: { val: `http://localhost:3000/myclass/${matchId}` },
      description: `${tutor?.name} 선생님 · 60분\nhttp://localhost:3000/myclass/${matchId}`,
    });
    // It rings when the way into the room opens.
    expect(answer.body.match(/TRIGGER:-PT10M/g)).toHaveLength(3);
    expect((first?.end?.getTime() ?? 0) - (first?.start?.getTime() ?? 0)).toBe(60 * 60_000);
  });

  test("of the tutor leads to the tutor's site; a stranger's is empty", async () => {
    const [event] = await eventsOf(await issue(await asDemo("tutor")));
    expect(event?.url).toMatchObject({ val: `http://localhost:3001/myclass/${matchId}` });
    expect(event?.description).toContain("김하준 학생");
    expect(await eventsOf(await issue(await newAccount(t)))).toEqual([]);
  });

  test("says of a canceled lesson that it is, with a higher number than before", async () => {
    const url = await issue(parent);
    const before = (await eventsOf(url)).at(-1);
    await t.deps
      .sql`update lessons set status = 'CANCELED', cancel_reason = 'TUTOR_ABSENCE', updated_at = now() + interval '5 seconds'
      where id::text || '@naran' = ${before?.uid ?? ""}`;
    const after = (await eventsOf(url)).at(-1);
    expect(after).toMatchObject({ uid: before?.uid, status: "CANCELLED", summary: "취소 · 수학 중2-2 · 김하준" });
    expect((await open(url)).body.match(/BEGIN:VALARM/g)).toHaveLength(2);
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence ?? 0));
  });
});

describe("a token", () => {
  test.each(["A".repeat(22), "short", `${"가".repeat(22)}`, `${"A".repeat(22)}.ics.ics`, "..%2f..%2fv2"])(
    "that is %s is answered like an unknown one",
    async (token) => {
      const answer = await open(`/api/calendars/${encodeURIComponent(token)}.ics`);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 20001]);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    },
  );

  test("is read a hundred and twenty times in ten minutes", async () => {
    await t.deps.sql`delete from rate_limits`;
    const url = await issue(await newAccount(t));
    const read = [];
    for (let round = 0; round < 122; round++) read.push((await open(url)).statusCode);
    expect(read.filter((status) => status === 200)).toHaveLength(120);
    expect(read.slice(-2)).toEqual([429, 429]);
  });
});
