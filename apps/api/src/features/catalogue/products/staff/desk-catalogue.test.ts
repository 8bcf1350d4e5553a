import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { cardOrderBody, newKey, ONE_MONTH } from "../../../../../test/place-order.ts";

const REASON = "공급이 끊겼어요";

let t: TestApp;
let admin: Caller & { userId: string };
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  [admin, parent] = [await asDemo("operator"), await asDemo("parent")];
  await t.deps.sql`update users set staff_roles = '{ADMIN}' where id = ${admin.userId}`;
});
afterAll(() => t.close());

const put = (path: string, available: boolean, who: Caller = admin, reason = REASON) =>
  call(t, who, "PUT", `/operator/catalogue/${path}/availability`, { available, reason });
const listed = async () =>
  (await call(t, ANYBODY, "GET", "/lessons/products/all?productType=ALL&freeLessonInclude=ALL"))
    .json()
    .content.map(({ id }: { id: number }) => id);
const product = `products/${ONE_MONTH}`;

test("shows all that there is to buy, with its price and whether it is sold", async () => {
  const catalogue = (await call(t, admin, "GET", "/operator/catalogue")).json();
  const [row] = await t.deps.sql<{ n: number }[]>`select count(*)::int as n from products`;
  expect(catalogue.products).toHaveLength(row?.n ?? 0);
  expect(catalogue.products.find(({ id }: { id: number }) => id === ONE_MONTH)).toMatchObject({ available: true });
  expect(catalogue.tablets).toEqual([
    { type: "IPAD_9", label: "iPad(9세대)와 펜", ongoing: true },
    { type: "GALAXY_TAB", label: "갤럭시 탭과 펜", ongoing: true },
  ]);
  const maths = catalogue.subjects.find(({ key }: { key: string }) => key === "MATH");
  expect(maths).toMatchObject({ label: "수학", displayable: true });
  expect(maths.details).toContain("중2-2");
});

test("a product is gone from the list at once, and cannot be bought, until it is put back; both are recorded", async () => {
  const before = await call(t, ANYBODY, "GET", "/lessons/products/all");
  expect(await listed()).toContain(ONE_MONTH);
  expect((await put(product, false)).statusCode).toBe(204);
  expect(await listed()).not.toContain(ONE_MONTH);
  const etag = { "if-none-match": String(before.headers.etag) };
  expect((await call(t, ANYBODY, "GET", "/lessons/products/all", undefined, etag)).statusCode).toBe(200);
  const bought = await call(t, parent, "POST", "/lessons/orders/card", await cardOrderBody(t), newKey());
  expect([bought.statusCode, bought.json().service]).toEqual([409, "class"]);
  const again = await put(product, false);
  expect([again.statusCode, again.json().errorCode]).toEqual([409, 20006]);
  expect((await put(product, true)).statusCode).toBe(204);
  expect(await listed()).toContain(ONE_MONTH);
  expect((await call(t, ANYBODY, "GET", "/lessons/products/all", undefined, etag)).statusCode).toBe(304);
  const acts = await t.deps.sql`select action, target_id as target, actor_id as actor, detail from audit_logs
    where action = 'product.switched' order by id`;
  expect(acts).toEqual([
    {
      ...{ action: "product.switched", target: String(ONE_MONTH), actor: admin.userId },
      detail: { before: { available: true }, after: { available: false }, reason: REASON },
    },
    {
      ...{ action: "product.switched", target: String(ONE_MONTH), actor: admin.userId },
      detail: { before: { available: false }, after: { available: true }, reason: REASON },
    },
  ]);
});

test("a tablet is told to be out of stock at once", async () => {
  expect((await call(t, ANYBODY, "GET", "/tablets")).json().tablets).toHaveLength(2);
  expect((await put("tablets/IPAD_9", false)).statusCode).toBe(204);
  const { tablets } = (await call(t, ANYBODY, "GET", "/tablets")).json();
  expect(tablets).toContainEqual({ type: "IPAD_9", label: "iPad(9세대)와 펜", ongoing: false });
  expect((await put("tablets/IPAD_9", true)).statusCode).toBe(204);
});

test("is for ADMIN, needs a reason, and knows what there is", async () => {
  for (const who of [parent, await asDemo("finance"), await asDemo("tutor")]) {
    expect((await put(product, false, who)).json().errorCode).toBe(10003);
    expect((await call(t, who, "GET", "/operator/catalogue")).json().errorCode).toBe(10003);
  }
  const short = await put(product, false, admin, "그냥");
  expect([short.statusCode, short.json().fields[0].path]).toEqual([400, "reason"]);
  expect((await put("products/7", false)).statusCode).toBe(404);
  expect((await put("products/a", false)).statusCode).toBe(404);
  expect((await put("tablets/PAPER", false)).statusCode).toBe(404);
});
