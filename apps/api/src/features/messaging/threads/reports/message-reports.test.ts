import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../../test/caller.ts";
import { createMessagePair, type MessagePair } from "../../../../../test/message-pair.ts";
import { pngOf } from "../../../../../test/pictures.ts";

const REPORT = { reason: "CONTACT", detail: "따로 만나자고 해요" };
const REASON = { reason: "연락처를 보냈어요" };
const NOTE = { note: "선생님께 알렸어요" };

let p: MessagePair;
let operator: Caller & { userId: string };
let match: string;
let message: string;
beforeAll(async () => {
  p = await createMessagePair();
  operator = await asDemo("operator");
});
afterAll(() => p.t.close());
beforeEach(async () => {
  await p.t.deps.sql`delete from rate_limits`;
  await p.t.deps.sql`delete from message_threads`;
  await p.t.deps.sql`delete from audit_logs`;
  match = await p.newPair();
  await p.send(p.parent, match, "안녕하세요");
  message = (await p.send(p.tutor, match, "따로 만나요")).json().id;
});

const report = (who: Caller, id = message, body: object = REPORT) =>
  call(p.t, who, "POST", `/lessons/matches/${match}/messages/${id}/report`, body);
const staff = (method: "GET" | "POST" | "PUT", path = "", body?: object) =>
  call(p.t, operator, method, `/operator/message-reports${path}`, body);
const reports = async (status = "OPEN") => (await staff("GET", `?status=${status}`)).json().content;
const waiting = async () =>
  (await call(p.t, operator, "GET", "/operator/desk"))
    .json()
    .figures.find(({ kind }: { kind: string }) => kind === "OPEN_REPORTS").count;
const acts = async () =>
  (
    await p.t.deps.sql`select action, detail from audit_logs where actor_id = ${operator.userId}
    and action <> 'list.viewed' order by id`
  ).map(({ action, detail }) => [action, detail?.after ?? null]);

test("a side reports the other's message, once, and sees that it did; the other side does not", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => report(p.parent)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const reported = async (who: Caller) =>
    (await p.read(who, match)).content.map(({ isReported }: { isReported: boolean }) => isReported);
  expect([await reported(p.parent), await reported(p.tutor)]).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(await reports()).toMatchObject([{ matchId: match, messageId: message, side: "BUYER", ...REPORT, note: null }]);
});

test("nobody reports their own message, one of another class, or without a reason", async () => {
  const other = await p.newPair();
  const theirs = (await p.send(p.tutor, other, "다른 수업")).json().id;
  for (const [who, id] of [
    [p.tutor, message],
    [p.parent, theirs],
    [await asDemo("expert"), message],
    [await newAccount(p.t), message],
    [operator, message],
  ] as const) {
    expect((await report(who, id)).json()).toMatchObject({ service: "class", errorCode: 20001 });
  }
  expect((await report(p.parent, message, { reason: "BORED", detail: "" })).statusCode).toBe(400);
  expect(await reports()).toEqual([]);
});

test("staff reads the reported thread, hides a message from both sides and closes; each step is recorded", async () => {
  const { pictureId, signedUrl } = await p.pictureUrl(p.tutor, match);
  await p.upload(signedUrl, pngOf());
  const picture = (await p.send(p.tutor, match, "", { pictureId })).json();
  await report(p.parent);
  expect(await waiting()).toBe(1);
  const [{ id }] = await reports();
  const seen = (await staff("GET", `/${id}`)).json();
  expect(seen.content).toMatchObject([{ side: "BUYER" }, { text: "따로 만나요", isReported: true }, { side: "TUTOR" }]);
  expect(seen.older).toBeNull();

  for (const hidden of [message, picture.id]) {
    expect((await staff("PUT", `/${id}/messages/${hidden}`, { isHidden: true, ...REASON })).statusCode).toBe(204);
  }
  for (const who of [p.parent, p.tutor]) {
    expect((await p.read(who, match)).content.slice(1)).toMatchObject([
      { isHidden: true, text: "", picture: null },
      { isHidden: true, text: "", picture: null },
    ]);
  }
  expect((await p.t.app.inject(picture.picture.url)).statusCode).toBe(404);
  const [, words, hidden] = (await staff("GET", `/${id}`)).json().content;
  expect(words).toMatchObject({ text: "따로 만나요", isHidden: true });
  expect((await p.t.app.inject(hidden.picture.url)).statusCode).toBe(200);
  await staff("PUT", `/${id}/messages/${picture.id}`, { isHidden: false, ...REASON });
  expect((await p.read(p.tutor, match)).content[2]).toMatchObject({ isHidden: false });

  expect((await staff("POST", `/${id}/close`, { note: "네" })).statusCode).toBe(400);
  expect((await staff("POST", `/${id}/close`, NOTE)).statusCode).toBe(204);
  expect((await staff("POST", `/${id}/close`, NOTE)).statusCode).toBe(409);
  expect((await staff("PUT", `/${id}/messages/${message}`, { isHidden: false, ...REASON })).statusCode).toBe(409);
  expect(await waiting()).toBe(0);
  expect([await reports(), await reports("CLOSED")]).toMatchObject([[], [{ id, ...NOTE }]]);
  expect(await acts()).toEqual([
    ["message-report.viewed", null],
    ["message.hidden", { isHidden: true }],
    ["message.hidden", { isHidden: true }],
    ["message-report.viewed", null],
    ["message.hidden", { isHidden: false }],
    ["message-report.closed", { status: "CLOSED" }],
  ]);
});

test("staff reaches no message beyond the reported thread", async () => {
  await report(p.parent);
  const [{ id }] = await reports();
  const other = await p.newPair();
  const theirs = (await p.send(p.tutor, other, "다른 수업")).json().id;
  expect((await staff("PUT", `/${id}/messages/${theirs}`, { isHidden: true, ...REASON })).statusCode).toBe(404);
  expect((await p.read(operator, match)).errorCode).toBe(20001);
  expect((await p.read(p.parent, other)).content[0].isHidden).toBe(false);
});
