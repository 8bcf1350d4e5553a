import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { newLeavingBuyer } from "../../../../test/leaving-buyer.ts";
import { PERSONAL_COLUMNS } from "../../../../test/personal-columns.ts";
import { personWithWords } from "../../../../test/words-of-a-person.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from rate_limits`);

const take = (who: Caller) => call(t, who, "POST", "/users/me/data-export");
const notices = (userId: string) =>
  t.deps
    .sql`select from pgboss.job where name = 'notice.send' and singleton_key like 'data-export:%' and data ->> 'userId' = ${userId}`;

/** What a person's own file leaves out, and why. */
const LEFT_OUT = [
  // Keys and codes.
  ...["auth_accounts.access_token", "auth_accounts.refresh_token", "auth_accounts.id_token", "auth_accounts.scope"],
  ...["guardian_verifications.phone_number", "level_test_shares.sealed_token", "message_pictures.object_key"],
  ...["phone_messages.sealed_text", "phone_verifications.phone_number", "private_links.sealed_token"],
  // Notes of staff for staff, and what the other side said to staff.
  ...["class_pulses.handled_note", "lesson_disputes.decision_reason", "lesson_disputes.tutor_detail"],
  ...["message_reports.note", "staff_notes.text"],
  // Work of the queue: the text of a message that is sent is among the messages.
  "pgboss.job.data",
];

test("a file has each of the person's own words, no key, no note of staff, and nothing of another", async () => {
  const [one, other] = [await personWithWords(t, "하나의 말"), await personWithWords(t, "둘의 말")];
  const answer = await take(one.buyer);
  expect(answer.statusCode).toBe(200);
  const { name, text } = answer.json();
  expect(name).toMatch(/^나란-내-정보-\d{4}-\d\d-\d\d\.json$/);
  const columns = Object.values(PERSONAL_COLUMNS).flatMap((tables) =>
    Object.entries(tables).flatMap(([table, names]) => names.split(/\s+/).map((column) => `${table}.${column}`)),
  );
  const missing = columns.filter((column) => !text.includes(`하나의 말 ${column}`)).sort();
  expect(missing).toEqual([...LEFT_OUT].sort());
  expect(text).not.toContain("둘의 말");
  const file = JSON.parse(text);
  expect(file.수업).toHaveLength(1);
  expect(file.주문).toMatchObject([{ merchantUid: one.merchantUid }]);
  expect(JSON.stringify(file)).not.toContain(other.merchantUid);
  const acts = await t.deps
    .sql`select action, target_id as target from audit_logs where actor_id = ${one.buyer.userId}`;
  expect(acts).toEqual([{ action: "user.data-exported", target: one.buyer.userId }]);
  expect(await notices(one.buyer.userId)).toHaveLength(1);
});

test("a tutor's file has what they teach and are paid, and nothing that a family said to staff", async () => {
  const { match, lesson } = await personWithWords(t, "가족의 말");
  await t.deps.sql`update lesson_disputes set tutor_detail = '선생님의 말' where lesson_id = ${lesson}`;
  const tutor = await asDemo("tutor");
  const { text } = (await take(tutor)).json();
  const file = JSON.parse(text);
  expect(file["선생님 정보"]).toHaveLength(1);
  expect(file.수업).toContainEqual(expect.objectContaining({ id: lesson, matchId: match }));
  expect(text).toContain("가족의 말 messages.text");
  expect(text).toContain("선생님의 말");
  for (const own of [
    "lesson_disputes.detail",
    "lesson_disputes.buyer_detail",
    "matches.wishes",
    "message_reports.detail",
  ])
    expect(text).not.toContain(`가족의 말 ${own}`);
});

test("what the confirmed phone entered in events is there, and no other phone's", async () => {
  const buyer = await newLeavingBuyer(t);
  const join = (phoneNumber: string) =>
    call(t, ANYBODY, "POST", "/events/winter-plan/participations", {
      ...{ phoneNumber, privacyAgreement: true, marketingAgreement: false, extraData: { grade: "중1" } },
    });
  for (const phone of [buyer.phone, "01066667777"]) expect((await join(phone)).statusCode).toBe(201);
  const entries = JSON.parse((await take(buyer)).json().text)["이벤트 참여"];
  expect(entries).toMatchObject([{ event: "winter-plan", phoneNumber: buyer.phone, extraData: { grade: "중1" } }]);
  await t.deps.sql`update users set phone_number_verified = false where id = ${buyer.userId}`;
  expect(JSON.parse((await take(buyer)).json().text)).not.toHaveProperty("이벤트 참여");
});

test("an old log-in, a stranger and a fourth file of a day are refused", async () => {
  const parent = await asDemo("parent");
  for (const status of [200, 200, 200, 429]) expect((await take(parent)).statusCode).toBe(status);
  expect((await call(t, { accessToken: "forged" } as Caller, "POST", "/users/me/data-export")).statusCode).toBe(401);
  const student = await asDemo("student");
  await t.deps
    .sql`update auth_sessions set created_at = now() - interval '11 minutes' where user_id = ${student.userId}`;
  const refused = await take(student);
  expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 20006]);
  expect(await notices(student.userId)).toHaveLength(0);
});
