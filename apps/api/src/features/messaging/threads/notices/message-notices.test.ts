import type { ClassSide } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../../../../../test/caller.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { createMessagePair, type MessagePair } from "../../../../../test/message-pair.ts";
import { deliverNotice } from "./deliver-notice.ts";

const NOON = new Date("2026-11-24T12:00:00+09:00");
const NIGHT = new Date("2026-11-24T23:30:00+09:00");

let p: MessagePair;
let match: string;
let phone: string;
beforeAll(async () => {
  p = await createMessagePair();
  const [row] = await p.t.deps.sql`select phone_number from users where id = ${p.parent.userId}`;
  phone = row?.phone_number;
});
afterAll(() => p.t.close());
beforeEach(async () => {
  await p.t.deps.sql`delete from message_threads`;
  await p.t.deps.sql`delete from pgboss.job where name = 'message.notice'`;
  match = await p.newPair();
});

/** The notices that were arranged, the oldest first. */
const arranged = () => p.t.deps.sql<{ data: { payload: Record<string, unknown> }; wait: number }[]>`
  select data, extract(epoch from start_after - created_on)::int as wait from pgboss.job
  where name = 'message.notice' order by created_on`;
/** The last message about a thread; others of the purchase may arrive at any time. */
const lastNotice = async () => {
  const { messages } = (await p.t.sandbox.inject(`/sandbox/api/messages?to=${phone}`)).json<{
    messages: { text: string }[];
  }>();
  return messages.find(({ text }) => text.includes("/messages"))?.text ?? "";
};
const deliver = (threadId: string, reader: ClassSide, number: number, at: Date) =>
  deliverNotice(
    systemCtx({ ...p.t.deps, config: { ...p.t.deps.config, keepsQuietHours: true } }),
    `test:${threadId}:${number}:${at.toISOString()}`,
    { threadId, reader, number },
    at,
  );

test("the other side is told once until it reads, and again of what comes afterwards", async () => {
  await p.sendMany(p.tutor, match, 3);
  expect((await arranged()).map(({ wait }) => wait)).toEqual([120]);
  const { threadId } = await p.read(p.parent, match);
  await deliver(threadId, "BUYER", 1, NOON);
  expect(await lastNotice()).toBe(
    `[나란] ${(await p.read(p.parent, match)).tutorName} 선생님이 김하준 학생 수학 중2-2 수업에 메시지를 보냈어요. http://localhost:3000/myclass/${match}/messages`,
  );
  await p.mark(p.parent, match, threadId, 3);
  await p.sendMany(p.tutor, match, 2);
  expect(await arranged()).toHaveLength(2);
});

test("of what comes a day after the last word it is told again, read or not", async () => {
  const age = (hours: number) =>
    p.t.deps.sql`update messages set created_at = created_at - ${hours} * interval '1 hour' where number = 1`;
  await p.send(p.tutor, match, "숙제 확인했어요");
  await age(23);
  await p.send(p.tutor, match, "내일 봐요");
  expect(await arranged()).toHaveLength(1);
  await age(1);
  await p.sendMany(p.tutor, match, 2);
  expect(await arranged()).toHaveLength(2);
});

test("who has read it, or wants no messages, is not told", async () => {
  await p.send(p.tutor, match, "읽었어요?");
  const { threadId } = await p.read(p.parent, match);
  const before = await lastNotice();
  await call(p.t, p.parent, "PATCH", "/users/me/notification-settings", { messageAlerts: false });
  await deliver(threadId, "BUYER", 1, NOON);
  await call(p.t, p.parent, "PATCH", "/users/me/notification-settings", { messageAlerts: true });
  await p.mark(p.parent, match, threadId, 1);
  await deliver(threadId, "BUYER", 1, NOON);
  expect(await lastNotice()).toBe(before);
  expect(before).not.toContain(match);
});

test("at night it waits until eight o'clock", async () => {
  await p.send(p.tutor, match, "늦은 밤이에요");
  const { threadId } = await p.read(p.parent, match);
  await p.t.deps.sql`delete from pgboss.job where name = 'message.notice'`;
  await deliver(threadId, "BUYER", 1, NIGHT);
  expect(await lastNotice()).not.toContain(match);
  expect((await arranged()).map(({ wait }) => wait)).toEqual([8.5 * 60 * 60]);
});
