import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ANYBODY, type Caller, call, lastCode, lastMail, newAccount } from "../../../../test/caller.ts";
import { ASKED } from "../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { jobsDone } from "../../../../test/jobs-done.ts";
import { placeOrder } from "../../../../test/place-order.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

let phones = 30_000_000;
let phone = "";
type Account = Awaited<ReturnType<typeof newAccount>>;
let [old, present, bystander]: Account[] = [];
beforeEach(async () => {
  phone = `010${phones++}`;
  [old, present, bystander] = [await newAccount(t), await newAccount(t), await newAccount(t)];
  await prove(old as Account, phone);
  await prove(bystander as Account, `010${phones++}`);
});

const wait = () => t.deps.sql`update phone_verifications set created_at = created_at - interval '31 seconds'`;
const send = (who: Caller, phoneNumber = phone, claim?: boolean) =>
  call(t, who, "POST", "/phone-verifications", { phoneNumber, ...(claim !== undefined && { claim }) });
const verify = (who: Caller, id: string, code: string) =>
  call(t, who, "POST", `/phone-verifications/${id}/verify`, { code });
async function prove(who: Caller, phoneNumber: string, claim?: boolean) {
  await wait();
  const { id } = (await send(who, phoneNumber, claim)).json();
  return verify(who, id, await lastCode(t, phoneNumber));
}
const me = async (who: Caller) => (await call(t, who, "GET", "/v2/users/me")).json();
const holders = () => t.deps.sql`select id from users where phone_number = ${phone} and phone_number_verified`;
const acts = (action: string) => t.deps.sql`
  select target_id as "targetId", detail ->> 'reason' as reason from audit_logs
  where action = ${action} and actor_id = ${present?.userId ?? ""}`;
const consult = async (who: Caller) => {
  const { id } = (await call(t, ANYBODY, "POST", "/visitor-phone-verifications", { phoneNumber: phone })).json();
  const verification = { id, code: await lastCode(t, phone) };
  return call(t, who, "POST", "/consultations", { ...ASKED, verification, privacyAgreed: true });
};
const ownConsultation = async (who: Caller) => (await call(t, who, "GET", "/consultations/me")).json().consultation;

test("a proven number leaves an account that needs it for nothing, which keeps its log-in and hears it", async () => {
  const [from, to] = [old as Account, present as Account];
  await t.deps.sql`insert into students (user_id, name, phone_number, grade, is_self)
    values (${from.userId}, '옛 주인', ${phone}, 8, true)`;
  await wait();
  const refused = await send(to);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { errorCode: 42003, canClaim: true }]);
  await wait();
  const proven = await prove(to, phone, true);
  expect([proven.statusCode, proven.json()]).toMatchObject([200, { phoneNumber: phone, phoneNumberVerified: true }]);
  expect(await me(from)).toMatchObject({ phoneNumber: null, phoneNumberVerified: false, email: from.email });
  expect((await me(bystander as Account)).phoneNumberVerified).toBe(true);
  expect(await holders()).toEqual([{ id: to.userId }]);
  const [self] = await t.deps.sql`select phone_number as phone from students where user_id = ${from.userId}`;
  expect(self?.phone).toBeNull();
  expect(await acts("user.number-claimed")).toEqual([{ targetId: from.userId, reason: null }]);
  await jobsDone(t);
  expect((await lastMail(t, from.email))?.subject).toBe("[나란] 휴대폰 번호가 다른 계정으로 옮겨졌어요");
  expect((await lastMail(t, to.email))?.subject ?? "").not.toContain("옮겨졌어요");
});

test("what the old account asked for stays with it, called off; what was asked for without one is of the phone", async () => {
  const [from, to] = [old as Account, present as Account];
  await t.deps.sql`update users set registered = true where id in (${from.userId}, ${to.userId})`;
  expect((await consult(from)).statusCode).toBe(201);
  await t.deps.sql`insert into consultation_offers (consultation_id, token_hash, courses, wishes, expires_at)
    select id, id::text, '[]', '{}', now() + interval '3 days' from consultations where phone_number = ${phone}`;
  await prove(to, phone, true);
  expect([await ownConsultation(from), await ownConsultation(to)]).toEqual([null, null]);
  const rows = await t.deps.sql`
    select c.status, c.user_id as "userId", o.revoked_at is not null as "isRevoked"
    from consultations c join consultation_offers o on o.consultation_id = c.id where c.phone_number = ${phone}`;
  expect(rows).toEqual([{ status: "CANCELLED", userId: from.userId, isRevoked: true }]);
  // A visitor asks, and signs up afterwards.
  await wait();
  expect((await consult(ANYBODY)).statusCode).toBe(201);
  expect(await ownConsultation(to)).toMatchObject({ status: "REQUESTED" });
  expect(await ownConsultation(from)).toBeNull();
});

const DAY = "now() + interval '9 days'";
test.each([
  ["a role", "update users set user_type = 'TUTOR' where id = $1", "선생님이나 직원 계정"],
  ["a rest that staff gave it", "update users set inactive_at = now() where id = $1", "쉬게 한 계정"],
  ["an application", "insert into tutor_applicants (user_id, status) values ($1, 'DRAFT')", "선생님 지원"],
  [
    "a credit",
    `insert into benefits (code, owner_id, benefit_type, name, discount_cost, max_uses, start_at, end_at)
      values (left(md5($1), 8), $1, 'COUPON', '친구 추천', 10000, 1, now(), ${DAY})`,
    "추천 쿠폰",
  ],
])("an account with %s keeps its number; staff reads why", async (_what, sql, reason) => {
  const [from, to] = [old as Account, present as Account];
  await t.deps.sql.unsafe(sql, [from.userId]);
  for (const claim of [false, true]) {
    const refused = await send(to, phone, claim);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { errorCode: 42003, canClaim: false }]);
  }
  expect(await acts("user.claim-refused")).toEqual(Array(2).fill({ targetId: from.userId, reason }));
  expect(await holders()).toEqual([{ id: from.userId }]);
});

test("one with lessons that are paid keeps it, also when they were paid after the code was sent", async () => {
  const [from, to] = [old as Account, present as Account];
  await wait();
  const { id } = (await send(to, phone, true)).json();
  const code = await lastCode(t, phone);
  await t.deps.sql`update users set name = '옛 주인', birth_year = 1990, registered = true where id = ${from.userId}`;
  await t.deps.sql`insert into students (user_id, name, phone_number, grade, is_self)
    values (${from.userId}, '옛 주인', ${phone}, 8, true)`;
  await placeOrder(t, from, { student: { name: "옛 주인" } });
  const refused = await verify(to, id, code);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { errorCode: 42003, canClaim: false }]);
  expect(await holders()).toEqual([{ id: from.userId }]);
});

test("two accounts that claim each other's number at once each get it, or wait for the other", async () => {
  const [from, other] = [old as Account, bystander as Account];
  const second = (await me(other)).phoneNumber;
  await wait();
  const [one, two] = [(await send(from, second, true)).json().id, (await send(other, phone, true)).json().id];
  const answers = await Promise.all([
    verify(from, one, await lastCode(t, second)),
    verify(other, two, await lastCode(t, phone)),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect([(await me(from)).phoneNumber, (await me(other)).phoneNumber]).toEqual([second, phone]);
});
