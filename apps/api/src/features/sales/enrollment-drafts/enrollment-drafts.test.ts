import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { ONE_MONTH, placeOrder, TEST_CARD } from "../../../../test/place-order.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const data = {
  courses: [{ productId: ONE_MONTH, subject: "MATH", subjectDetail: "MATH_M2_2" }],
  tabletType: null,
  couponCode: "첫수강",
  method: "CARD",
  postcode: "06236",
};
const found = async (who: Caller) => {
  const answer = await call(t, who, "GET", "/enrollment-drafts/me");
  expect(answer.statusCode).toBe(200);
  return answer.json().draft;
};
const put = (who: Caller, body: object) => call(t, who, "PUT", "/enrollment-drafts/me", body);

describe("an enrollment draft", () => {
  test("is kept, changed in place and found again; nobody else sees it", async () => {
    const account = await newAccount(t);
    expect(await found(account)).toBeNull();
    const saved = await put(account, { data });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().data).toEqual(data);
    const changed = await put(account, { data: { courses: [] } });
    expect(changed.json()).toMatchObject({ id: saved.json().id, idempotencyKey: saved.json().idempotencyKey });
    expect(await found(account)).toEqual(changed.json());
    expect(await found(await newAccount(t))).toBeNull();
  });

  test("is one per person, also in a burst", async () => {
    const account = await newAccount(t);
    const burst = await Promise.all(Array.from({ length: 8 }, () => put(account, { data })));
    expect(new Set(burst.map((answer) => answer.json().id)).size).toBe(1);
  });

  test("starts over after it was deleted", async () => {
    const account = await newAccount(t);
    const first = (await put(account, { data })).json();
    const gone = await call(t, account, "DELETE", "/enrollment-drafts/me");
    expect(gone.statusCode).toBe(204);
    expect(gone.body).toBe("");
    expect(await found(account)).toBeNull();
    expect((await call(t, account, "DELETE", "/enrollment-drafts/me")).statusCode).toBe(204);
    const second = (await put(account, { data })).json();
    expect(second.id).not.toBe(first.id);
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  });

  test("is closed by its paid order", async () => {
    const parent = await asDemo("parent");
    const draft = (await put(parent, { data })).json();
    await placeOrder(t, parent, { draftId: draft.id });
    expect(await found(parent)).toBeNull();
  });

  test("leads to the order that paid it, from any device, and to no other account's", async () => {
    const parent = await asDemo("parent");
    const draft = (await put(parent, { data })).json();
    const merchantUid = await placeOrder(t, parent, { draftId: draft.id });
    const courses = [{ subject: "MATH", subjectDetail: "MATH_M2_2" }];
    const known = await call(t, parent, "GET", `/enrollment-drafts/me?id=${draft.id}`);
    expect(known.statusCode).toBe(410);
    expect(known.json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT", merchantUid, courses });
    const saved = await put(parent, { id: draft.id, data });
    expect(saved.statusCode).toBe(410);
    expect(saved.json()).toMatchObject({ merchantUid, courses });
    expect(await found(parent)).toBeNull();
    const stranger = await newAccount(t);
    expect((await call(t, stranger, "GET", `/enrollment-drafts/me?id=${draft.id}`)).json()).toEqual({ draft: null });

    // Something else is put together meanwhile: the paid one leads to its order still.
    const next = (await put(parent, { data: { courses: [] } })).json();
    expect(next.id).not.toBe(draft.id);
    expect((await put(parent, { id: draft.id, data })).statusCode).toBe(410);
    expect((await put(parent, { id: next.id, data })).json()).toMatchObject({ id: next.id, data });
    await call(t, parent, "DELETE", "/enrollment-drafts/me");
    await t.deps.sql`update orders set paid_at = now() - interval '31 days' where merchant_uid = ${merchantUid}`;
    expect((await call(t, parent, "GET", `/enrollment-drafts/me?id=${draft.id}`)).json()).toEqual({ draft: null });
  });

  test("that a browser kept without its id is found by its courses and student", async () => {
    const parent = await asDemo("parent");
    const merchantUid = await placeOrder(t, parent, {
      productId: ONE_MONTH,
      subject: "ENGLISH",
      subjectDetail: "ENGLISH_M1",
    });
    const english = [{ productId: ONE_MONTH, subject: "ENGLISH", subjectDetail: "ENGLISH_M1" }];
    const ask = (courses: object[], more: Record<string, string> = {}) =>
      call(
        t,
        parent,
        "GET",
        `/enrollment-drafts/me?courses=${encodeURIComponent(JSON.stringify(courses))}`,
        undefined,
        more,
      );
    const students = await t.deps.sql<{ id: string; name: string }[]>`
      select id, name from students where user_id = ${parent.userId} order by created_at`;
    const [first, second] = students.map(({ id }) => ({ "x-switch-auth-student": id }));
    const [hajun] = students;
    expect(hajun?.name).toBe("김하준");
    // A sibling may want the same.
    expect((await ask(english)).json()).toEqual({ draft: null });
    expect((await ask(english, second)).json()).toEqual({ draft: null });
    expect((await ask(english, first)).json()).toMatchObject({ merchantUid });
    expect((await ask([...english, data.courses[0] ?? {}], first)).json()).toEqual({ draft: null });
  });

  test("cannot be started over while nobody knows whether its order is paid, nor paid after it was", async () => {
    const parent = await asDemo("parent");
    const draft = (await put(parent, { data })).json();
    const merchantUid = await placeOrder(t, parent, { draftId: draft.id });
    await t.deps.sql`update enrollment_drafts set closed = false where id = ${draft.id}`;
    await t.deps.sql`update orders set status = 'UNKNOWN' where merchant_uid = ${merchantUid}`;
    const refused = await call(t, parent, "DELETE", "/enrollment-drafts/me");
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ service: "class", errorCode: "FAIL_CREATE_ORDER", merchantUid });

    await t.deps.sql`update orders set status = 'FAILED' where merchant_uid = ${merchantUid}`;
    expect((await call(t, parent, "DELETE", "/enrollment-drafts/me")).statusCode).toBe(204);
    await expect(placeOrder(t, parent, { draftId: draft.id })).rejects.toThrow("DRAFT");
  });

  test.each([
    ["card data", { ...data, cardInformation: TEST_CARD }],
    ["a card number", { ...data, cardNumber: TEST_CARD.cardNumber }],
    ["a field of a course", { ...data, courses: [{ ...data.courses[0], cardPassword: "12" }] }],
    ["eleven courses", { ...data, courses: Array(11).fill(data.courses[0]) }],
    ["a course without a subject", { ...data, courses: [{ productId: 1, subject: "", subjectDetail: "X" }] }],
    ["an unknown method", { ...data, method: "CASH" }],
    ["no courses", { tabletType: null }],
  ])("refuses %s", async (_what, wrong) => {
    const account = await newAccount(t);
    const answer = await put(account, { data: wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001 });
    expect(await found(account)).toBeNull();
  });
});
