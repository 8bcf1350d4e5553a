import { testCardNumber } from "@app/sandbox";
import { addDays } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { TEST_CARD } from "../../../../../test/place-order.ts";
import { advanceTo, renewedClass } from "../../../../../test/renew.ts";

/** The parent's. */
const PHONE = "01000000002";

let t: TestApp;
let finance: Caller & { userId: string };
let parent: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  [finance, parent] = [await asDemo("finance"), await asDemo("parent")];
});
afterAll(() => t.close());

let cards = 4000;
async function addCard(outcome: Parameters<typeof testCardNumber>[0]): Promise<string> {
  cards += 1;
  const cardNumber = `${testCardNumber(outcome).slice(0, -4)}${cards}`;
  const answer = await call(t, parent, "PUT", "/users/me/payments", { cardInformation: { ...TEST_CARD, cardNumber } });
  const { payments } = answer.json();
  return payments.find((one: { cardNumber: string }) => one.cardNumber.endsWith(String(cards).slice(-2))).id;
}

let bad: string | undefined;

/** A class whose renewal was refused on its day, and that period. */
async function refused() {
  const renewed = await renewedClass(t, parent);
  const { nextDate } = await renewed.read();
  bad ??= await addCard("limit-exceeded");
  await renewed.change({ paymentMethodId: bad });
  await advanceTo(t, addDays(nextDate, -7), "09:00");
  await advanceTo(t, nextDate, "10:00");
  const { content } = (await call(t, finance, "GET", "/operator/money/periods")).json();
  const period = content.find(({ scheduleId }: { scheduleId: string }) => scheduleId === renewed.id);
  return { renewed, nextDate, period };
}
const act = (id: string, body: object, who: Caller = finance) =>
  call(t, who, "POST", `/operator/money/periods/${id}`, { note: "전화로 확인했어요", ...body });
const acts = (id: string) =>
  t.deps.sql`select action, actor_id as actor, detail from audit_logs where target_id = ${id} order by id`;

test("a refused renewal is charged again by hand, once, when its card pays again", async () => {
  const { renewed, period } = await refused();
  expect(period).toMatchObject({ status: "RETRYING", failures: 1, failureMessage: expect.stringMatching(/한도/) });
  expect((await act(period.id, { act: "RETRY" })).statusCode).toBe(204);
  expect((await renewed.periods())[0]).toMatchObject({ status: "RETRYING", failures: 2 });
  const good = await addCard("paid");
  await t.deps.sql`update order_schedules set payment_method_id = ${good}::uuid where id = ${renewed.id}`;
  const answers = await Promise.all([act(period.id, { act: "RETRY" }), act(period.id, { act: "RETRY" })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect((await renewed.periods())[0]).toMatchObject({ status: "PAID" });
  expect((await renewed.orders()).filter(({ status }) => status === "PAID")).toHaveLength(1);
  expect(await acts(period.id)).toMatchObject([
    { action: "schedule.retried", actor: finance.userId, detail: { reason: "전화로 확인했어요" } },
    { action: "schedule.retried" },
  ]);
});

test("it is paused: nothing is tried any more until somebody has it go on", async () => {
  const { renewed, nextDate, period } = await refused();
  expect((await act(period.id, { act: "PAUSE" })).statusCode).toBe(204);
  expect(await renewed.read()).toMatchObject({ status: "PAUSED", stopReason: "STAFF", period: { status: "PAUSED" } });
  await advanceTo(t, addDays(nextDate, 3), "10:00");
  expect(await renewed.orders()).toHaveLength(1);
  await expect.poll(() => textsTo(t, PHONE)).toContain("운영팀이 다음 결제를 멈췄어요");
  expect((await act(period.id, { act: "SKIP" })).statusCode).toBe(409);
});

test("it is left out, and the next one comes on its day", async () => {
  const { renewed, nextDate, period } = await refused();
  expect((await act(period.id, { act: "SKIP" })).statusCode).toBe(204);
  expect(await renewed.periods()).toMatchObject([{ number: 2, status: "SKIPPED" }]);
  const after = await renewed.read();
  expect([after.status, after.nextDate > nextDate]).toEqual(["ACTIVE", true]);
  await expect.poll(() => textsTo(t, PHONE)).toContain("운영팀이 이번 결제를 건너뛰었어요");
  expect((await act(period.id, { act: "RETRY" })).statusCode).toBe(409);
});

test("is for FINANCE, with a note, for a period that there is", async () => {
  const { period } = await refused();
  expect((await act(period.id, { act: "PAUSE" }, parent)).statusCode).toBe(403);
  expect((await act(period.id, { act: "PAUSE", note: "응" })).json().fields).toMatchObject([{ path: "note" }]);
  expect((await act("00000000-0000-4000-8000-00000000dead", { act: "PAUSE" })).statusCode).toBe(404);
  expect(await acts(period.id)).toEqual([]);
});
