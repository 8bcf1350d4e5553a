import type { EventParticipation } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { allOf } from "../../../../test/all-of.ts";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { forgetParticipations } from "./forget-participations.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from rate_limits`;
});

const EVENT = "winter-plan";
const PHONE = "01055556666";
const fitting = { phoneNumber: PHONE, privacyAgreement: true, marketingAgreement: false, extraData: { grade: "중2" } };
const join = (body: object, { who = ANYBODY, event = EVENT }: { who?: Caller; event?: string } = {}) =>
  call(t, who, "POST", `/events/${event}/participations`, body);
const stored = (event = EVENT): Promise<EventParticipation[]> => allOf(t.deps.participations.list(event));
const logged = async (kind: string) =>
  t.deps.sql`select slug, user_id from event_logs where kind = ${kind} order by created_at`;

test("the first participation is created; the device that made it changes it, and nothing else that is entered does", async () => {
  const first = await join(fitting);
  expect(first.statusCode).toBe(201);
  const { changeKey } = first.json();
  expect(first.json()).toEqual({ status: "participated", changeKey: expect.any(String) });
  const [before] = await stored();
  expect(before).toEqual({
    ...{ phoneNumber: PHONE, marketingAgreement: false, userId: null, status: "participated" },
    ...{ extraData: { grade: "중2" }, createdAt: expect.any(String) },
  });

  const parent = await asDemo("parent");
  const change = { ...fitting, phoneNumber: "010-5555-6666", marketingAgreement: true, extraData: { grade: "고1" } };
  const other = await join({ ...fitting, phoneNumber: "01055557777" });
  for (const foreign of [change, { ...change, changeKey: "x" }, { ...change, changeKey: other.json().changeKey }]) {
    const kept = await join(foreign, { who: parent });
    expect(kept.statusCode).toBe(409);
    expect(kept.json()).toMatchObject({ errorCode: "EVENT_ALREADY_PARTICIPATED", reason: "KEPT" });
    expect(kept.json().changeKey).toBeUndefined();
  }
  expect(await stored()).toContainEqual(before);

  const second = await join({ ...change, changeKey }, { who: parent });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    service: "class",
    errorCode: "EVENT_ALREADY_PARTICIPATED",
    message: "이미 참여했어요. 전에 적은 내용을 방금 적은 내용으로 바꿨어요.",
    changeKey,
  });
  const changed = { marketingAgreement: true, userId: parent.userId, extraData: { grade: "고1" } };
  expect(await stored()).toContainEqual({ ...before, ...changed });
  // The box that is left empty withdraws nothing.
  expect((await join({ ...change, marketingAgreement: false, changeKey }, { who: parent })).statusCode).toBe(409);
  expect(await stored()).toContainEqual({ ...before, ...changed });
  expect((await logged("PARTICIPATED")).map(({ user_id }) => user_id)).toEqual([
    null,
    null,
    parent.userId,
    parent.userId,
  ]);
});

test("an account that confirmed the number changes what was entered elsewhere, and knows that it took part", async () => {
  const parent = await asDemo("parent");
  const mine = async () => (await call(t, parent, "GET", "/events/exam-note/participations/me")).json();
  const [user] = await t.deps.sql<{ phone_number: string }[]>`
    select phone_number from users where id = ${parent.userId ?? ""} and phone_number_verified`;
  const body = { ...fitting, phoneNumber: user?.phone_number, extraData: { subject: "수학", problem: "함수" } };
  expect((await join(body, { event: "exam-note" })).statusCode).toBe(201);
  expect(await mine()).toEqual({ participatedAt: null });
  const change = { ...body, extraData: { subject: "영어", problem: "관계사" } };
  const answer = await join(change, { event: "exam-note", who: parent });
  expect([answer.statusCode, answer.json().reason]).toEqual([409, undefined]);
  expect((await stored("exam-note")).map(({ extraData }) => extraData)).toContainEqual(change.extraData);
  expect(await mine()).toEqual({ participatedAt: expect.any(String) });
});

test("eight requests at the same instant leave one document and one first answer", async () => {
  const body = { ...fitting, phoneNumber: "01077778888" };
  const answers = await Promise.all(Array.from({ length: 8 }, () => join(body)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
  expect((await stored()).filter(({ phoneNumber }) => phoneNumber === "01077778888")).toHaveLength(1);
});

test("the same phone takes part in another event as in a first one", async () => {
  const answer = await join(
    { ...fitting, extraData: { subject: "수학", problem: "이차함수" } },
    { event: "exam-note" },
  );
  expect(answer.statusCode).toBe(201);
});

test.each([
  ["no consent", { ...fitting, privacyAgreement: false }, "privacyAgreement"],
  ["no phone", { ...fitting, phoneNumber: "02-123-4567" }, "phoneNumber"],
  ["no answer", { ...fitting, extraData: {} }, "extraData.grade"],
  ["an answer that is none", { ...fitting, extraData: { grade: "대학생" } }, "extraData.grade"],
  ["what was not asked", { ...fitting, extraData: { grade: "중1", isAdmin: "yes" } }, "extraData.isAdmin"],
])("refuses %s at its field", async (_what, body, path) => {
  const before = await stored();
  const answer = await join(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields.map((field: { path: string }) => field.path)).toEqual([path]);
  expect(await stored()).toEqual(before);
});

test("after its end nobody takes part, by the database's clock", async () => {
  const answer = await join({ ...fitting, extraData: { letter: "고맙습니다" } }, { event: "thank-you-letter" });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ errorCode: 50004, message: expect.stringContaining("끝난 이벤트예요") });
  expect((await join(fitting, { event: "never-was" })).statusCode).toBe(404);
  expect(await stored("thank-you-letter")).toEqual([]);
});

test("one phone and one address are limited", async () => {
  const answers = [];
  for (let index = 0; index < 22; index++) answers.push(await join({ ...fitting, phoneNumber: "01011119999" }));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  expect(answers.at(-1)?.json()).toMatchObject({ errorCode: 10001, opensAt: expect.any(String) });
});

test("passing an event on is logged with who did it", async () => {
  const share = (who: Caller, event = EVENT) => call(t, who, "POST", `/events/${event}/shares`);
  expect((await share(ANYBODY)).statusCode).toBe(204);
  expect((await share(await asDemo("student"))).statusCode).toBe(204);
  expect((await share(ANYBODY, "never-was")).statusCode).toBe(404);
  expect(await logged("SHARED")).toEqual([
    { slug: EVENT, user_id: null },
    { slug: EVENT, user_id: "demo-student" },
  ]);
});

test("documents are named by no phone number, and the same phone differently in each event", async () => {
  const { documents } = (await t.sandbox.inject("/sandbox/api/documents")).json();
  const names: string[] = documents.map(({ path }: { path: string }) => path);
  const ids = names.map((name) => name.split("/")[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(JSON.stringify(names)).not.toContain("5555");
});

test("participations are deleted when their event is over for as long as was told, and not before", async () => {
  const { sql } = t.deps;
  const kept = await stored("exam-note");
  await sql`update events set start_at = now() - interval '200 days', end_at = now() - interval '89 days 23 hours'
    where slug = 'exam-note'`;
  await forgetParticipations(systemCtx(t.deps));
  expect(await stored("exam-note")).toEqual(kept);
  await sql`update events set end_at = now() - interval '90 days 1 hour' where slug = 'exam-note'`;
  await forgetParticipations(systemCtx(t.deps));
  expect(await stored("exam-note")).toEqual([]);
  expect((await stored()).length).toBeGreaterThan(0);
});
