import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, type Method } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { cardOrderBody, couponIdOf, newKey, ONE_MONTH } from "../../../../../test/place-order.ts";

const ABSENT = "00000000-0000-4000-8000-0000000000ff";
/** What one month of maths costs. */
const PRICE = 287_120;

let t: TestApp;
let parent: Caller;
let operator: Caller & { userId: string };
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const staff = (method: Method, what = "", body?: object, headers: Record<string, string> = {}) =>
  call(t, operator, method, `/operator/benefits${what}`, body, headers);
const idOf = async (code: string): Promise<string> =>
  (await t.deps.sql<{ id: string }[]>`select id from benefits where code = ${code}`)[0]?.id ?? "";
const acts = (id: string) =>
  t.deps.sql`select action, actor_id as actor, detail from audit_logs where target_id = ${id} order by id`;
const coupon = (change: object = {}) => ({
  code: `T-${randomUUID().slice(0, 8)}`,
  name: "가을",
  discountCost: 20_000,
  discountRate: null,
  additionalLessonType: null,
  additionalLessonCount: 0,
  validMonths: [],
  condition: "NONE",
  offered: false,
  startAt: "2025-12-31T15:00:00Z",
  endAt: "2030-12-31T14:59:59.999Z",
  maxUses: null,
  ...change,
});
const made = async (change: object = {}) => (await staff("POST", "", coupon(change))).json();
const fieldsOf = (answer: { json: () => { fields?: { path: string; message: string }[] } }) =>
  Object.fromEntries((answer.json().fields ?? []).map(({ path, message }) => [path, message]));
const worth = async (code: string) =>
  (await call(t, parent, "GET", `/benefits/${encodeURIComponent(code)}?productIds=${ONE_MONTH}`)).json();

test("is for operators, nobody else", async () => {
  const id = await idOf("기말응원");
  for (const who of [parent, await asDemo("tutor"), await asDemo("student")]) {
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["GET", `/${id}`, undefined],
      ["GET", `/${ABSENT}`, undefined],
      ["PATCH", `/${id}`, { discountCost: 1 }],
      ["POST", "", coupon({ code: "몰래" })],
    ] as const) {
      const answer = await call(t, who, method, `/operator/benefits${path}`, body);
      expect([answer.statusCode, answer.json().errorCode], path).toEqual([403, 10003]);
    }
  }
  expect([await idOf("몰래"), (await worth("기말응원")).discountCost]).toEqual(["", 30_000]);
});

test("lists by state with how often each was used, without whose code it is", async () => {
  const codes = async (state: string) =>
    (await staff("GET", `?state=${state}&size=50`)).json().content.map(({ code }: { code: string }) => code);
  expect(await codes("RUNNING")).toEqual(expect.arrayContaining(["첫수강", "기말응원", "선착순"]));
  expect(await codes("RUNNING")).not.toContain("NARAN7");
  expect([await codes("COMING"), await codes("ENDED")]).toEqual([["새학기"], ["여름방학"]]);
  await call(t, parent, "POST", "/lessons/orders/card", await order("선착순", 100_000), newKey());
  const { content, totalElements } = (await staff("GET", "?size=50")).json();
  expect(totalElements).toBe(content.length);
  const limited = content.find(({ code }: { code: string }) => code === "선착순");
  expect(limited).toMatchObject({ state: "USED_UP", usedCount: 1, maxUses: 1 });
  expect(JSON.stringify(content)).not.toContain("demo-parent");
  expect((await staff("GET", "?size=1&page=1")).json().content).toHaveLength(1);
  expect((await staff("GET", `/${ABSENT}`)).statusCode).toBe(404);
});

const order = async (code: string, discount: number) =>
  cardOrderBody(t, { couponId: await couponIdOf(t, code), shownAmount: PRICE - discount });

describe("a change", () => {
  test("is what the next buyer gets, and is recorded with before and after", async () => {
    const { id, code, updatedAt } = await made();
    const answer = await staff("PATCH", `/${id}`, { discountCost: null, discountRate: 10, name: "겨울" });
    expect(answer.json()).toMatchObject({ id, name: "겨울", discountCost: null, discountRate: 10, usedCount: 0 });
    expect(answer.json().updatedAt).not.toBe(updatedAt);
    expect(await worth(code)).toMatchObject({ name: "겨울", finalDiscountCost: PRICE / 10 });
    const [created, changed] = await acts(id);
    expect(created).toMatchObject({ action: "benefit.created", actor: operator.userId });
    expect(changed).toEqual({
      action: "benefit.changed",
      actor: operator.userId,
      detail: {
        before: { name: "가을", discountCost: 20_000, discountRate: null },
        after: { name: "겨울", discountCost: null, discountRate: 10 },
      },
    });
    await staff("PATCH", `/${id}`, { endAt: new Date(Date.now() - 1_000).toISOString() });
    expect(await worth(code)).toMatchObject({ errorCode: 50001 });
    expect((await staff("GET", `/${id}`)).json().state).toBe("ENDED");
  });

  test("leaves an order that was placed before as it was, to the won", async () => {
    const { id, code } = await made();
    const key = newKey();
    const body = await order(code, 20_000);
    const { merchantUid } = (await call(t, parent, "POST", "/lessons/orders/card", body, key)).json();
    const read = async () => (await call(t, parent, "GET", `/v2/orders/${merchantUid}`)).json();
    const before = await read();
    expect(before).toMatchObject({ amount: PRICE - 20_000, benefit: { code, name: "가을" } });
    const change = { discountCost: 90_000, name: "첫수강 특가", condition: "FIRST", maxUses: 1 };
    expect((await staff("PATCH", `/${id}`, change)).json()).toMatchObject({ ...change, usedCount: 1 });
    expect(await read()).toEqual(before);
    const again = await call(t, parent, "POST", "/lessons/orders/card", body, key);
    expect([again.json().merchantUid, (await read()).amount]).toEqual([merchantUid, PRICE - 20_000]);
    const [charge] = await t.deps.sql`select count(*)::int as uses from benefit_uses where benefit_id = ${id}`;
    expect(charge?.uses).toBe(1);
  });

  test("leaves the lessons that an order got with it as they were", async () => {
    const { id, code } = await made({ discountCost: null, additionalLessonType: "COUNT", additionalLessonCount: 2 });
    const placed = await call(t, parent, "POST", "/lessons/orders/card", await order(code, 0), newKey());
    const path = `/v2/orders/${placed.json().merchantUid}`;
    const total = async () => (await call(t, parent, "GET", path)).json().items[0].totalCounts;
    expect(await total()).toBe(8 + 2);
    await t.deps.sql`update benefits set additional_lesson_count = 9 where id = ${id}`;
    expect(await total()).toBe(8 + 2);
    const [service] = (await call(t, parent, "GET", "/users/me/services")).json().content;
    expect(service).toMatchObject({ merchantUid: placed.json().merchantUid, now: { counts: { total: 8 + 2 } } });
  });

  test.each([
    ["code", "다른코드"],
    ["benefitType", "REFERRAL"],
    ["additionalLessonCount", 9],
    ["additionalLessonType", "MONTH"],
    ["appliedProducts", [9110]],
    ["usedCount", 0],
  ])("of %s is refused: orders count on it", async (name, value) => {
    const id = await idOf("재등록");
    const before = (await staff("GET", `/${id}`)).json();
    expect((await staff("PATCH", `/${id}`, { [name]: value })).statusCode).toBe(400);
    expect((await staff("GET", `/${id}`)).json()).toEqual(before);
  });

  test("that is wrong is refused at its fields, and nothing is kept", async () => {
    const id = await idOf("기말응원");
    const answer = await staff("PATCH", `/${id}`, { discountCost: 0, endAt: "2020-05-01T00:00:00Z", maxUses: 0 });
    expect([answer.statusCode, answer.json().service, answer.json().errorCode]).toEqual([400, "class", 10001]);
    expect(fieldsOf(answer)).toEqual({
      discountCost: "1원부터 1,000,000원까지 적어 주세요.",
      endAt: "끝나는 날은 시작하는 날보다 빠를 수 없어요.",
      maxUses: "1번부터 적거나 비워 두어 주세요.",
    });
    expect(fieldsOf(await staff("PATCH", `/${id}`, { discountRate: 10 }))).toEqual({
      discountRate: "금액과 비율 가운데 하나만 적어 주세요.",
    });
    expect(fieldsOf(await staff("PATCH", `/${id}`, { startAt: "내일", discountCost: "많이" }))).toEqual({
      startAt: "시작하는 날을 적어 주세요.",
      discountCost: "할인할 금액을 숫자로 적어 주세요.",
    });
    expect((await staff("PATCH", `/${id}`, { startAt: "0000-01-01T00:00:00Z" })).statusCode).toBe(400);
    expect([(await worth("기말응원")).discountCost, await acts(id)]).toEqual([30_000, []]);
    expect((await staff("PATCH", `/${ABSENT}`, { name: "없음" })).statusCode).toBe(404);
  });

  test("never limits to fewer uses than there are", async () => {
    const { id, code } = await made({ maxUses: 5 });
    await call(
      t,
      await asDemo("student"),
      "POST",
      "/lessons/orders/card",
      { ...(await order(code, 20_000)), student: { name: "이수아" } },
      newKey(),
    );
    await t.deps.sql`update benefits set used_count = 3 where id = ${id}`;
    expect(fieldsOf(await staff("PATCH", `/${id}`, { maxUses: 2 }))).toEqual({
      maxUses: "이미 3번 쓰여서 더 적게 정할 수 없어요.",
    });
    expect((await staff("PATCH", `/${id}`, { maxUses: 3 })).json()).toMatchObject({ maxUses: 3, state: "USED_UP" });
  });

  test("from an old version is refused; a use in between makes none old", async () => {
    const { id, code, updatedAt } = await made();
    await t.deps.sql`update benefits set used_count = used_count + 1 where code = ${code}`;
    const version = { "if-match": updatedAt };
    const answers = await Promise.all(
      [1_000, 2_000].map((discountCost) => staff("PATCH", `/${id}`, { discountCost }, version)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({ service: "account", errorCode: 20006, reason: "CHANGED_MEANWHILE" });
    expect((await acts(id)).map(({ action }) => action)).toEqual(["benefit.created", "benefit.changed"]);
  });
});

describe("a new coupon", () => {
  test("can be used at once", async () => {
    const answer = await staff("POST", "", coupon({ code: "나란봄", validMonths: [1], offered: true }));
    expect([answer.statusCode, answer.json().benefitType, answer.json().state]).toEqual([201, "COUPON", "RUNNING"]);
    expect(await worth("나란봄")).toMatchObject({ benefitType: "COUPON", finalDiscountCost: 20_000, validMonths: [1] });
  });

  test("may add lessons in place of money", async () => {
    const change = { discountCost: null, additionalLessonType: "COUNT", additionalLessonCount: 2 };
    expect(await worth((await made(change)).code)).toMatchObject({
      additionalLessonType: "COUNT",
      additionalLessonCount: 2,
      finalDiscountCost: 0,
    });
    const nothing = await staff("POST", "", coupon({ discountCost: null }));
    expect(fieldsOf(nothing)).toEqual({ discountCost: "할인할 금액이나 비율을 적어 주세요." });
  });

  test("needs a code of its own, also against one that ended and in a race", async () => {
    expect(fieldsOf(await staff("POST", "", coupon({ code: "첫 수강", name: " " })))).toHaveProperty("name");
    expect(fieldsOf(await staff("POST", "", coupon({ code: "첫 수강" })))).toHaveProperty("code");
    const taken = await staff("POST", "", coupon({ code: "여름방학" }));
    expect([taken.statusCode, taken.json().errorCode]).toEqual([409, 50002]);
    expect(fieldsOf(taken)).toEqual({ code: "이미 있는 코드예요." });
    // However it is written: what a buyer types is one code.
    const { code } = await made();
    for (const same of [code.toLowerCase(), code.replace("-", ""), code.normalize("NFD")]) {
      expect((await staff("POST", "", coupon({ code: same }))).json()).toMatchObject({ errorCode: 50002 });
    }
    const one = coupon();
    const race = await Promise.all([1, 2, 3].map(() => staff("POST", "", one)));
    expect(race.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });
});
