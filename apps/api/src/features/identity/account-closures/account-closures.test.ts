import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allOf } from "../../../../test/all-of.ts";
import { ANYBODY, asDemo, call, lastMail, PASSWORD, signUpAs } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { endLongAgo, newLeavingBuyer } from "../../../../test/leaving-buyer.ts";
import { cardOrderBody, newKey, placeOrder, TEST_CARD } from "../../../../test/place-order.ts";
import { callerOf, logInAt } from "../../../../test/social-log-in.ts";
import { forgetOldRecords } from "./forget-old-records.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const newBuyer = () => newLeavingBuyer(t);
const makeOld = (merchantUid: string, years?: number) => endLongAgo(t, merchantUid, years);

const close = (who: { accessToken: string }, currentPassword: string | undefined = PASSWORD) =>
  call(t, who, "POST", "/users/me/closure", currentPassword === undefined ? {} : { currentPassword });
const preview = async (who: { accessToken: string }) => (await call(t, who, "GET", "/users/me/closure")).json();
const logIn = (email: string) => call(t, ANYBODY, "POST", "/auth/sign-in/email", { email, password: PASSWORD });

describe("closing an account", () => {
  test("what its phone entered in events is deleted, and nobody else's", async () => {
    const buyer = await newBuyer();
    const join = (phoneNumber: string) =>
      call(t, ANYBODY, "POST", "/events/winter-plan/participations", {
        ...{ phoneNumber, privacyAgreement: true, marketingAgreement: false, extraData: { grade: "중1" } },
      });
    for (const phone of [buyer.phone, "01066667777"]) expect((await join(phone)).statusCode).toBe(201);
    expect((await close(buyer)).statusCode).toBe(200);
    const kept = async () =>
      (await allOf(t.deps.participations.list("winter-plan"))).map(({ phoneNumber }) => phoneNumber);
    await expect.poll(kept).toEqual(["01066667777"]);
  });

  test("nobody gets in any more, the person is forgotten, and the address and the phone are free again", async () => {
    const buyer = await newBuyer();
    expect(await preview(buyer)).toEqual({ obstacles: [], hasPassword: true, keptOrders: 0 });
    expect((await close(buyer)).json()).toEqual({ success: true });

    expect((await call(t, buyer, "POST", "/access-token")).statusCode).toBe(401);
    expect((await logIn(buyer.email)).statusCode).toBe(400);
    await expect.poll(async () => (await lastMail(t, buyer.email))?.subject).toBe("[나란] 탈퇴를 마쳤어요");

    const marks = [buyer.email, buyer.phone, "떠날이", "06236"];
    const tables = ["users", "auth_users", "students", "auth_accounts", "auth_sessions", "pgboss.job", "audit_logs"];
    for (const table of tables) {
      for (const { text } of await t.deps.sql.unsafe(
        `select t::text as text from ${table} t where t::text like '%${buyer.userId}%'`,
      )) {
        for (const mark of marks) expect(text, table).not.toContain(mark);
      }
    }
    expect((await signUpAs(t, buyer.email)).statusCode).toBe(200);
    const [audit] = await t.deps.sql`select action from audit_logs where actor_id = ${buyer.userId}`;
    expect(audit?.action).toBe("user.closed");
  });

  test("a token that is still alive opens, changes and buys nothing", async () => {
    const buyer = await newBuyer();
    const body = await cardOrderBody(t, { student: { name: "떠날이" } });
    await close(buyer);
    expect((await call(t, buyer, "GET", "/v2/users/me")).statusCode).toBe(404);
    const child = { name: "아이", grade: 8, birthYear: 2012 };
    const writes = [
      await call(t, buyer, "PATCH", "/users/me", { name: "돌아온이" }),
      await call(t, buyer, "POST", "/users/me/students", child),
      await call(t, buyer, "POST", "/lessons/orders/card", body, newKey()),
      await close(buyer),
    ];
    for (const answer of writes) expect([answer.statusCode, answer.json().errorCode]).toEqual([401, 10004]);
    const [user] = await t.deps.sql`select name, email from users where id = ${buyer.userId}`;
    expect(user?.name).toBeNull();
    expect(user?.email).toMatch(/@no-email\.invalid$/);
  });

  test.each([
    ["without the password", undefined, "INVALID_REQUEST_CREATE_OR_UPDATE_USER"],
    ["with a wrong one", "not my password", 20004],
  ])("is refused %s, and nothing changes", async (_name, password, errorCode) => {
    const buyer = await newBuyer();
    const answer = await call(t, buyer, "POST", "/users/me/closure", password ? { currentPassword: password } : {});
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, errorCode]);
    expect((await logIn(buyer.email)).statusCode).toBe(200);
  });

  test("somebody who comes in by a vendor needs none, and may come in anew afterwards", async () => {
    const choice = { name: "카카오", email: "leaving@naran.test" };
    const first = await callerOf(t, (await logInAt(t, "KAKAO", choice)).jar);
    expect((await preview(first)).hasPassword).toBe(false);
    expect((await call(t, first, "POST", "/users/me/closure", {})).statusCode).toBe(200);
    const second = await callerOf(t, (await logInAt(t, "KAKAO", choice)).jar);
    expect((await call(t, second, "GET", "/v2/users/me")).json().registered).toBe(false);
  });

  test("waits for lessons that are paid, and for an order of which nobody knows yet", async () => {
    const buyer = await newBuyer();
    const merchantUid = await placeOrder(t, buyer, { student: { name: "떠날이" } });
    expect(await preview(buyer)).toMatchObject({ obstacles: ["RUNNING_LESSONS"], keptOrders: 1 });
    const refused = await close(buyer);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ service: "account", errorCode: 20006, obstacles: ["RUNNING_LESSONS"] });

    await makeOld(merchantUid);
    await t.deps.sql`update orders set status = 'UNKNOWN' where merchant_uid = ${merchantUid}`;
    expect((await preview(buyer)).obstacles).toEqual(["UNSETTLED_ORDER"]);
    expect((await close(buyer)).statusCode).toBe(409);
    expect((await logIn(buyer.email)).statusCode).toBe(200);
  });

  test.each(["tutor", "operator"] as const)("a %s speaks to us first", async (key) => {
    expect((await preview(await asDemo(key))).obstacles).toContain("STAFF_ACCOUNT");
  });

  test("the money of an order stays, its renewal stops, and the card is deleted at the provider", async () => {
    const buyer = await newBuyer();
    const merchantUid = await placeOrder(t, buyer, { student: { name: "떠날이" }, cardInformation: TEST_CARD });
    await makeOld(merchantUid);
    const [stored] = await t.deps.sql`select id from payment_methods where user_id = ${buyer.userId}`;
    expect(stored).toBeDefined();
    await t.deps.sql`
      insert into refunds (order_id, requested_by, actor_id, idempotency_key, status, amount, reason, lease_until)
      select id, 'BUYER', user_id, 'k1', 'DONE', 1000, '떠날이가 이사 가요', now() from orders where merchant_uid = ${merchantUid}`;
    expect((await close(buyer)).statusCode).toBe(200);
    expect((await t.deps.sql`select amount, reason from refunds where actor_id = ${buyer.userId}`)[0]).toEqual({
      amount: 1_000,
      reason: "",
    });
    const [order] = await t.deps
      .sql`select status, amount, student_name from orders where merchant_uid = ${merchantUid}`;
    expect(order).toMatchObject({ status: "PAID", student_name: "탈퇴한 회원" });
    const [schedule] = await t.deps
      .sql`select status, payment_method_id from order_schedules where user_id = ${buyer.userId}`;
    expect(schedule).toEqual({ status: "STOPPED", payment_method_id: null });
    const released = () =>
      t.deps
        .sql`select 1 from pgboss.job where singleton_key = ${`billing-key.delete:method:${stored?.id}`} and state = 'completed'`;
    await expect.poll(async () => (await released()).length).toBe(1);
  });

  test("who was in an order is kept apart for five years, and its money stays", async () => {
    const buyer = await newBuyer();
    const old = await placeOrder(t, buyer, { student: { name: "떠날이" } });
    const young = await placeOrder(t, buyer, { student: { name: "떠날이" } });
    await makeOld(old, 6);
    await makeOld(young, 4);
    await t.deps.sql`update orders set guardian_name = '최보호', guardian_phone_number = '01033330000'
      where user_id = ${buyer.userId}`;
    await close(buyer);
    await forgetOldRecords(t.deps.db);
    await forgetOldRecords(t.deps.db);
    const rows = await t.deps.sql`
      select student_name, student_phone_number, guardian_name, guardian_phone_number, card_number, amount > 0 as has_money
      from orders where user_id = ${buyer.userId}`;
    const gone = { student_phone_number: null, guardian_name: null, guardian_phone_number: null, card_number: null };
    const left = { student_name: "탈퇴한 회원", ...gone, has_money: true };
    expect(rows).toEqual([left, left]);
    const kept = await t.deps.sql`select facts from kept_records where user_id = ${buyer.userId}`;
    expect(kept).toEqual([
      {
        facts: expect.objectContaining({
          merchant_uid: young,
          student_name: "떠날이",
          student_phone_number: buyer.phone,
          guardian_name: "최보호",
          guardian_phone_number: "01033330000",
        }),
      },
    ]);
  });

  test("races with a purchase: the account is closed or the order is paid, never both", async () => {
    for (let round = 0; round < 12; round++) {
      const buyer = await newBuyer();
      const body = await cardOrderBody(t, { student: { name: "떠날이" } });
      const [bought, closed] = await Promise.all([
        call(t, buyer, "POST", "/lessons/orders/card", body, newKey()),
        close(buyer),
      ]);
      const [user] = await t.deps.sql`select closed_at is not null as closed from users where id = ${buyer.userId}`;
      const paid = await t.deps.sql`select 1 from orders where user_id = ${buyer.userId} and status = 'PAID'`;
      expect([user?.closed, paid.length]).toEqual(closed.statusCode === 200 ? [true, 0] : [false, 1]);
      expect(bought.statusCode === 201).toBe(closed.statusCode !== 200);
    }
  });
});
