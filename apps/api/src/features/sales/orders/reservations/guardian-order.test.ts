import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import type { Buyer } from "../../../../../test/harness/buyers.ts";
import { newKey, TRIAL } from "../../../../../test/place-order.ts";
import { bornFor, buyerOfAge, guardianPhone, nameGuardian, textsTo } from "../../../../../test/young-buyer.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const buy = (who: Caller, body: object) => call(t, who, "POST", "/lessons/orders/card", body, newKey());
const ordersOf = ({ userId }: Buyer) =>
  t.deps.sql`select id, status, guardian_name, guardian_phone_number from orders where user_id = ${userId}`;
const settled = () =>
  expect
    .poll(
      async () =>
        (
          await t.deps.sql`select 1 from pgboss.job where state < 'completed'
            and name in ('order.paid', 'guardian.notice')`
        ).length,
    )
    .toBe(0);
const paymentsIn = (texts: string[]) => texts.filter((text) => text.includes("결제했어요"));

describe("a buyer under 14", () => {
  test("without a guardian is refused, and nothing is charged", async () => {
    const child = await buyerOfAge(t, 12);
    const answer = await buy(child, child.body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      service: "account",
      errorCode: "INVALID_REQUEST_CREATE_OR_UPDATE_USER",
      reason: "GUARDIAN_MISSING",
      fields: [{ path: "guardian" }],
    });
    expect(await ordersOf(child)).toHaveLength(0);
  });

  test.each([
    ["the year in which 14 is reached", 14, 400],
    ["a year later", 15, 201],
  ])("is whoever may be: %s", async (_when, age, status) => {
    const buyer = await buyerOfAge(t, age);
    expect((await buy(buyer, buyer.body)).statusCode).toBe(status);
  });

  test("with a year that is not known is under 14", async () => {
    const buyer = await buyerOfAge(t, 30);
    await t.deps.sql`update users set birth_year = null where id = ${buyer.userId}`;
    expect((await buy(buyer, buyer.body)).json().reason).toBe("GUARDIAN_MISSING");
  });

  test("pays with a guardian, whom the order keeps and who is told once", async () => {
    const child = await buyerOfAge(t, 12);
    const phone = guardianPhone();
    expect((await nameGuardian(t, child, phone)).statusCode).toBe(201);
    expect((await buy(child, child.body)).statusCode).toBe(201);
    const [order] = await ordersOf(child);
    expect(order).toMatchObject({ status: "PAID", guardian_name: "최보호", guardian_phone_number: phone });
    await settled();
    // The same job again, as after a crash.
    await t.deps.jobs.send(t.deps.db, {
      name: "order.paid",
      key: `again:${order?.id}`,
      payload: { orderId: order?.id },
    });
    await settled();
    const texts = paymentsIn(await textsTo(t, phone));
    const until = /\d+월 \d+일\(.\)까지 그만두면 아직 듣지 않은 수업료를 모두 환불해 드려요\./;
    const repeats = /매달 자동으로 결제돼요\. 다음 결제: \d+월 \d+일 [\d,]+원, 언제든 멈출 수 있어요\./;
    const reach = /보호자가 취소하려면 고객센터 1600-0000으로 전화해 주세요\. http\S+\/help$/;
    expect(texts).toEqual([
      expect.stringMatching(
        new RegExp(
          `자녀 김하네 학생이 \\S+ \\S+\\(\\d+분 · 주 \\d회 · 1개월\\) [\\d,]+원 결제했어요\\. ${repeats.source} ${until.source} ${reach.source}`,
        ),
      ),
    ]);
  });

  test("needs the guardian's term in the order", async () => {
    const child = await buyerOfAge(t, 12);
    await nameGuardian(t, child, guardianPhone());
    const consents = (child.body.consents as { key: string }[]).filter(({ key }) => key !== "UNDER_14_PRIVACY");
    const answer = await buy(child, { ...child.body, consents });
    expect(answer.json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT", missingConsents: ["UNDER_14_PRIVACY"] });
  });

  test("is not guarded by their own phone", async () => {
    const child = await buyerOfAge(t, 12);
    const phone = guardianPhone();
    await nameGuardian(t, child, phone);
    await t.deps.sql`update users set phone_number = ${phone} where id = ${child.userId}`;
    expect((await buy(child, child.body)).json().reason).toBe("GUARDIAN_MISSING");
  });
});

describe("a minor of 14 to 18", () => {
  test("pays, and a guardian who is known is told of it", async () => {
    const minor = await buyerOfAge(t, 17);
    const phone = guardianPhone();
    await nameGuardian(t, minor, phone, { guardianConsent: undefined });
    expect((await buy(minor, minor.body)).statusCode).toBe(201);
    await settled();
    expect(paymentsIn(await textsTo(t, phone))).toHaveLength(1);
    const body = { ...minor.body, productId: TRIAL, shownAmount: 9_900 };
    expect((await buy(minor, body)).statusCode).toBe(201);
    await settled();
    expect(paymentsIn(await textsTo(t, phone))[0]).toMatch(/학생이 수학 \S+ 체험 9,900원 결제했어요/);
    // The minor consented; the order keeps no guardian.
    expect(await ordersOf(minor)).toMatchObject(Array(2).fill({ guardian_name: null, guardian_phone_number: null }));
  });

  test("takes a payment back, and the guardian who was told of it hears where the money went", async () => {
    const minor = await buyerOfAge(t, 17);
    const phone = guardianPhone();
    await nameGuardian(t, minor, phone, { guardianConsent: undefined });
    const made = await buy(minor, { ...minor.body, productId: TRIAL, shownAmount: 9_900 });
    const undo = { undo: true, shownAmount: 9_900 };
    const path = `/lessons/orders/${made.json().merchantUid}/refunds`;
    expect((await call(t, minor, "POST", path, undo, newKey())).statusCode).toBe(201);
    const refunds = async () => (await textsTo(t, phone)).filter((text) => text.includes("환불했어요"));
    await expect
      .poll(refunds)
      .toEqual([expect.stringMatching(/^\[나란\] 자녀 김하네 학생의 수학 \S+ 체험 결제 9,900원을 \S+로 환불했어요\./)]);
  });

  test("names the guardian after the payment, who is told of it then, once", async () => {
    const minor = await buyerOfAge(t, 17);
    expect((await buy(minor, minor.body)).statusCode).toBe(201);
    await settled();
    const phone = guardianPhone();
    await nameGuardian(t, minor, phone);
    await settled();
    expect(paymentsIn(await textsTo(t, phone))).toHaveLength(1);
    const [order] = await ordersOf(minor);
    await t.deps.jobs.send(t.deps.db, {
      name: "order.paid",
      key: `again:${order?.id}`,
      payload: { orderId: order?.id },
    });
    await settled();
    expect(paymentsIn(await textsTo(t, phone))).toHaveLength(1);
  });

  test("cannot consent for a younger child", async () => {
    const minor = await buyerOfAge(t, 17);
    await t.deps
      .sql`insert into students (user_id, name, birth_year, grade) values (${minor.userId}, '김동생', ${bornFor(11)}, 5)`;
    const [sibling] = await t.deps.sql`select id from students where user_id = ${minor.userId} and not is_self`;
    const answer = await buy(minor, {
      ...minor.body,
      studentId: sibling?.id,
      student: { name: "김동생" },
    });
    expect(answer.json().reason).toBe("GUARDIAN_MISSING");
  });
});

test("an adult who named a guardian as a minor keeps payments to themselves", async () => {
  const minor = await buyerOfAge(t, 17);
  const phone = guardianPhone();
  await nameGuardian(t, minor, phone);
  await t.deps.sql`update users set birth_year = ${bornFor(20)} where id = ${minor.userId}`;
  expect((await buy(minor, minor.body)).statusCode).toBe(201);
  await settled();
  expect(paymentsIn(await textsTo(t, phone))).toEqual([]);
});
