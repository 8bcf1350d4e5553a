import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, lastMessage } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { MessageNotSent } from "../../../../adapters/messages/port.ts";
import { sendNotice } from "../../notification-settings/send-notice.ts";
import { deleteOldMessages } from "../repository.ts";

const PHONE = "01000000002";
const REASON = "문자를 못 받았다고 전화했어요";
const TEXT = "[나란] 수업이 바뀌었어요. http://localhost:3000/renewals/secret-token";

let t: TestApp;
let operator: Caller;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  [operator, parent] = [await asDemo("operator"), await asDemo("parent")];
});
afterAll(() => t.close());

interface Row {
  id: string;
  status: string;
  dropReason: string | null;
  failure: string | null;
  text: string | null;
  attempts: number;
  canSendAgain: boolean;
  phoneEnd: string | null;
  userName: string | null;
  tutor: { id: string; name: string } | null;
}
const list = async (query = ""): Promise<Row[]> =>
  (await call(t, operator, "GET", `/operator/messages${query}`)).json().content;
const again = (id: string, reason = REASON, who = operator) =>
  call(t, who, "POST", `/operator/messages/${id}/again`, { reason });
const notice = (key: string, kind: "LESSON" | "PAYMENT" | "SECURITY" | "MARKETING", text = TEXT) => ({
  ...{ key, kind, text },
  userId: "demo-parent",
});
const away = {
  ...{ sendTalk: async () => {} },
  sendText: async () => Promise.reject(new MessageNotSent("Solapi: HTTP 500.")),
};
const newest = async () => {
  const [row] = await list();
  if (!row) throw new Error("no message");
  return row;
};

test("a message that was sent is noted without the path of its link, and stored sealed", async () => {
  await sendNotice(systemCtx(t.deps), notice("m:sent", "LESSON"));
  expect(await newest()).toMatchObject({
    ...{
      kind: "LESSON",
      status: "SENT",
      userName: "김민정",
      phoneEnd: PHONE.slice(-4),
      attempts: 1,
      canSendAgain: true,
    },
    text: "[나란] 수업이 바뀌었어요. http://localhost:3000/…",
  });
  const [row] = await t.deps.sql`select * from phone_messages where key = 'm:sent'`;
  expect(JSON.stringify(row)).not.toContain("secret-token");
});

test("a code leaves neither its words nor a way to send it again", async () => {
  await sendNotice(systemCtx(t.deps), notice("m:code", "SECURITY", "[나란] 인증번호 [123456]"));
  expect(await newest()).toMatchObject({ kind: "SECURITY", status: "SENT", text: null, canSendAgain: false });
  expect((await again((await newest()).id)).statusCode).toBe(409);
});

test("a message to a tutor without an account names the tutor; a number of nobody's stays a number", async () => {
  const { sql } = t.deps;
  await sql`update tutors set user_id = null, phone_number = '01077770001' where id = 1002`;
  await sql`insert into phone_messages (key, kind, status, phone_number, text)
    values ('m:tutor', 'LESSON', 'SENT', '01077770001', '새 제안'), ('m:nobody', 'LESSON', 'SENT', '01077780002', '새 제안')`;
  const [tutor] = await sql`select name from tutors where id = 1002`;
  const rows = (await list()).map(({ phoneEnd, userName, tutor }) => [phoneEnd, userName, tutor]);
  expect(rows).toContainEqual(["0001", null, { id: "1002", name: tutor?.name }]);
  expect(rows).toContainEqual(["0002", null, null]);
  expect(rows).toContainEqual([PHONE.slice(-4), "김민정", null]);
  await sql`delete from phone_messages where key in ('m:tutor', 'm:nobody')`;
});

test("what is dropped says why", async () => {
  await sendNotice(systemCtx(t.deps), notice("m:marketing", "MARKETING"));
  expect(await newest()).toMatchObject({ status: "DROPPED", dropReason: "NO_CONSENT", canSendAgain: false });
  await call(t, parent, "PATCH", "/users/me/notification-settings", { lessonAlerts: false });
  await sendNotice(systemCtx(t.deps), notice("m:off", "LESSON"));
  expect(await newest()).toMatchObject({ status: "DROPPED", dropReason: "SWITCHED_OFF", canSendAgain: false });
  await call(t, parent, "PATCH", "/users/me/notification-settings", { lessonAlerts: true });
  await t.deps.sql`update users set phone_number_verified = false where id = 'demo-parent'`;
  await sendNotice(systemCtx(t.deps), notice("m:phone", "PAYMENT"));
  expect(await newest()).toMatchObject({
    status: "DROPPED",
    dropReason: "NO_PHONE",
    canSendAgain: true,
    phoneEnd: null,
  });
  await t.deps.sql`update users set phone_number_verified = true where id = 'demo-parent'`;
  expect((await list("?status=DROPPED")).length).toBe(3);
  expect((await list("?kind=MARKETING")).map(({ status }) => status)).toEqual(["DROPPED"]);
});

test("one that the vendor did not take is FAILED until an attempt succeeds, and stays one row", async () => {
  const failing = { ...t.deps, messages: away };
  for (let time = 0; time < 2; time += 1) {
    await expect(sendNotice(systemCtx(failing), notice("m:failed", "LESSON"))).rejects.toThrow(MessageNotSent);
  }
  expect(await newest()).toMatchObject({ status: "FAILED", failure: "Solapi: HTTP 500.", attempts: 2 });
  const figures = (await call(t, operator, "GET", "/operator/desk")).json().figures;
  expect(figures).toContainEqual({ kind: "FAILED_MESSAGES", count: 1, amount: null });
  await sendNotice(systemCtx(t.deps), notice("m:failed", "LESSON"));
  expect(await newest()).toMatchObject({ status: "SENT", failure: null, attempts: 3 });
});

test("staff sends one again with a reason; it arrives with its whole link, and is recorded", async () => {
  await t.deps.sql`delete from phone_messages`;
  const text = `${TEXT}?again`;
  await expect(
    sendNotice(systemCtx({ ...t.deps, messages: away }), notice("m:again", "LESSON", text)),
  ).rejects.toThrow();
  const { id } = await newest();
  expect((await again(id, "그냥")).json().fields).toMatchObject([{ path: "reason" }]);
  for (const who of [parent, await asDemo("finance")]) expect((await again(id, REASON, who)).statusCode).toBe(403);
  expect((await again(id)).statusCode).toBe(204);
  await expect.poll(async () => (await lastMessage(t, PHONE))?.text).toBe(text);
  const acts = await t.deps.sql`select action, detail from audit_logs where target_id = ${id}`;
  expect(acts).toEqual([{ action: "message.sent-again", detail: { reason: REASON } }]);
  expect((await again("00000000-0000-4000-8000-00000000dead")).statusCode).toBe(404);
});

test("one about a lesson from more than a day ago is not sent again", async () => {
  await sendNotice(systemCtx(t.deps), notice("m:old", "LESSON"));
  await t.deps.sql`update phone_messages set created_at = now() - interval '25 hours' where key = 'm:old'`;
  const old = (await list("?kind=LESSON")).find(({ canSendAgain }) => !canSendAgain);
  if (!old) throw new Error("it may be sent again");
  expect((await again(old.id)).statusCode).toBe(409);
});

test("one whose job still tries is tried at once instead of being sent twice", async () => {
  const key = "m:waiting";
  const waiting = notice(key, "LESSON", "[나란] 기다려요.");
  await t.deps.jobs.queueNotice(t.deps.db, { ...waiting, delaySeconds: 3_600 });
  await t.deps
    .sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' where singleton_key = ${key}`;
  await expect(sendNotice(systemCtx({ ...t.deps, messages: away }), waiting)).rejects.toThrow();
  expect((await again((await newest()).id)).statusCode).toBe(204);
  await expect.poll(async () => (await newest()).status).toBe("SENT");
  const jobs = await t.deps.sql`select 1 from pgboss.job where data ->> 'text' = '[나란] 기다려요.'`;
  expect(jobs).toHaveLength(1);
});

test("the list is narrowed to days, and stands in a person's history", async () => {
  await t.deps.sql`update phone_messages set created_at = '2026-03-01T00:30:00+09:00' where key = 'm:again'`;
  expect((await list("?from=2026-03-01&to=2026-03-01")).length).toBe(1);
  expect((await list("?from=2026-03-02&to=2026-03-03")).length).toBe(0);
  expect((await list("?sort=createdAt&dir=asc"))[0]?.text).toContain("수업이 바뀌었어요");
  const history = await call(t, operator, "GET", "/operator/people/demo-parent/history?kind=MESSAGE");
  expect(history.json().content[0]).toMatchObject({ kind: "MESSAGE", status: "SENT", note: PHONE });
});

test("old ones are forgotten, codes earlier", async () => {
  await t.deps.sql`delete from phone_messages`;
  await t.deps.sql`insert into phone_messages (key, kind, status, created_at) values
    ('o1', 'LESSON', 'SENT', now() - interval '366 days'), ('o2', 'LESSON', 'SENT', now() - interval '364 days'),
    ('o3', 'SECURITY', 'SENT', now() - interval '31 days'), ('o4', 'SECURITY', 'SENT', now() - interval '29 days')`;
  await deleteOldMessages(t.deps.db);
  expect((await t.deps.sql`select key from phone_messages order by key`).map(({ key }) => key)).toEqual(["o2", "o4"]);
});
