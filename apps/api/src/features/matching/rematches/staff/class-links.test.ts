import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { makePair } from "../../../../../test/make-pair.ts";
import { beginMatch } from "../../../../../test/search-match.ts";

let t: TestApp;
let operator: Caller;
beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const PHONE = "01000000002";
const send = (id: string, page: string) =>
  call(t, operator, "POST", `/operator/matches/${id}/class-links`, { page, reason: "전화로 부탁하셨어요" });

test.each([
  ["APPEAL", "appeal-to-stay"],
  ["REMATCH", "rematch-offer"],
])("staff sends the buyer of a pair a link to %s, which opens without log-in", async (page, path) => {
  const id = await makePair(t, await asDemo("parent"));
  expect((await send(id, page)).statusCode).toBe(204);
  const link = new RegExp(`http://localhost:3000/framer/order-schedule/${path}\\?matchId=${id}&token=([\\w-]{22})`);
  await expect.poll(() => textsTo(t, PHONE)).toMatch(link);
  const [, token = ""] = (await textsTo(t, PHONE)).match(link) ?? [];
  const opened = await call(t, ANYBODY, "GET", `/lessons/matches/${id}/leaving`, undefined, { "x-link": token });
  expect([opened.statusCode, opened.json().matchId]).toEqual([200, id]);
  const acts = await t.deps.sql`select action, detail from audit_logs where target_id = ${id}`;
  expect(acts).toEqual([{ action: "match.linked", detail: { reason: "전화로 부탁하셨어요" } }]);
});

test("a search without a tutor has no such pages", async () => {
  const id = await beginMatch(t, await asDemo("parent"));
  const refused = await send(id, "APPEAL");
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 50004]);
  expect((await send("00000000-0000-4000-8000-00000000dead", "APPEAL")).statusCode).toBe(404);
});
