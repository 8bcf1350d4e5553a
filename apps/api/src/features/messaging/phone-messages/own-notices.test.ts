import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { tutorPathOf } from "./tutor-path-of.ts";

let t: TestApp;
let tutor: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
  const add = (key: string, userId: string, more: object) => t.deps.sql`
    insert into phone_messages ${t.deps.sql({
      ...{ key, user_id: userId, kind: "LESSON", status: "SENT", is_addressed: false, text: `[나란] ${key}` },
      ...more,
    })}`;
  await t.deps.sql`delete from phone_messages`;
  const other = (await asDemo("parent")).userId;
  for (let place = 0; place < 32; place += 1) {
    await add(`소식 ${place}`, tutor.userId, { created_at: new Date(Date.UTC(2026, 0, 1, 0, place)).toISOString() });
  }
  await add("코드", tutor.userId, { kind: "SECURITY", text: null });
  await add("보내지 않은 것", tutor.userId, { status: "DROPPED", drop_reason: "SWITCHED_OFF" });
  await add("보호자에게", tutor.userId, { is_addressed: true, phone_number: "01077770000" });
  await add("제안", tutor.userId, {
    ...{ kind: "PROPOSAL", is_addressed: true, created_at: "2026-01-02T00:00:00Z" },
    text: "[나란] 새 수업 제안이에요.\n수학\n오늘까지 답해 주세요.\nhttps://tutor.naran.kr/…",
  });
  await add("다른 사람에게", other, {});
});
afterAll(() => t.close());

const page = async (cursor?: string, who: Caller = tutor) => {
  const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : "";
  return (await call(t, who, "GET", `/users/me/notices${query}`)).json();
};

test("an account reads what it was told, the newest first, without links, codes and what was sent to others", async () => {
  const first = await page();
  const second = await page(first.nextCursor);
  const texts = [...first.content, ...second.content].map(({ text }: { text: string }) => text);
  expect(texts).toEqual([
    "새 수업 제안이에요.\n수학\n오늘까지 답해 주세요.",
    ...Array.from({ length: 32 }, (_, place) => `소식 ${31 - place}`),
  ]);
  expect([first.content.length, second.nextCursor]).toEqual([30, null]);
});

test("each has their own", async () => {
  const { content } = await page(undefined, await asDemo("parent"));
  expect(content.map(({ text }: { text: string }) => text)).toEqual(["다른 사람에게"]);
  expect((await call(t, tutor, "GET", "/users/me/notices?cursor=x")).statusCode).toBe(400);
  expect((await call(t, ANYBODY, "GET", "/users/me/notices")).statusCode).toBe(401);
});

test.each([
  ["class:m1:TOMORROW:TUTOR:abc", "/myclass/m1"],
  ["class:m1:TOMORROW:BUYER:abc", null],
  ["class:m1:REVIEWED:TUTOR:abc", "/reviews"],
  ["match.accepted:m1:2", "/myclass/m1"],
  ["proposal:Ab_-9:1001", "/pairings/Ab_-9"],
  ["proposal.taken:Ab9:1001", "/pairings/Ab9"],
  ["proposal.offered:Ab9:1001:1-38", "/pairings/Ab9"],
  ["message:t1:TUTOR:4:2026-11-25T08:00:00.000Z", "/messages"],
  ["message:t1:BUYER:4", null],
  ["payout-account-due:2026-11:u1", "/earnings/account"],
  ["payout-paid:p1", "/earnings"],
  ["tutor.basis:1001:r1", "/profile"],
  ["tutor-applicant-decided:a1", "/applicants/a1"],
  ["schedule:s1:announced", null],
])("a message of the key %s leads its tutor to %s", (key, path) => {
  expect(tutorPathOf(key)).toBe(path);
});
