import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { ONE_MONTH, placeOrder } from "../../../test/place-order.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const CHILD = "00000000-0000-4000-8000-000000000002";
const list = async (who: object, headers = {}) =>
  (await call(t, who, "GET", "/users/me/services", undefined, headers)).json().content;

test("the paid courses are listed with their end and whose tablet it is", async () => {
  const parent = await asDemo("parent");
  expect(await list(parent)).toEqual([]);
  await placeOrder(t, parent, { studentId: CHILD });
  const rented = 1122310;
  await placeOrder(t, parent, {
    productId: rented,
    rentTablet: true,
    tabletType: "GALAXY_TAB",
    studentId: "00000000-0000-4000-8000-000000000003",
    student: { name: "김서아" },
  });
  const [tablet, own] = await list(parent);
  expect(own).toMatchObject({
    tabletState: "OWN",
    tabletType: null,
    totalCounts: 8,
    isRunning: true,
    wishesSentAt: null,
  });
  expect(tablet).toMatchObject({ tabletState: "RENTED_NEW", tabletType: "GALAXY_TAB", studentName: "김서아" });
  expect(Date.parse(own.expiresAt)).toBeGreaterThan(Date.parse(own.startedAt));

  expect(await list(parent, { "x-switch-auth-student": CHILD })).toMatchObject([{ studentName: "김하준" }]);
  expect(await list(await asDemo("student"))).toEqual([]);
  await t.deps.sql`update orders set paid_at = now() - interval '3 months' where id in
    (select order_id from order_items where product_id = ${ONE_MONTH})`;
  expect((await list(parent))[1]).toMatchObject({ isRunning: false });
});

test("tells when the wishes were sent, of that order only", async () => {
  const student = await asDemo("student");
  const merchantUid = await placeOrder(t, student, { student: { name: "이수아" } });
  await placeOrder(t, student, { student: { name: "이수아" } });
  await call(t, student, "PATCH", `/lessons/applicants/${merchantUid}`, { complete: true });
  const sent = (await list(student)).map((one: { merchantUid: string; wishesSentAt: string | null }) => [
    one.merchantUid === merchantUid,
    one.wishesSentAt !== null,
  ]);
  expect(sent).toEqual([
    [false, false],
    [true, true],
  ]);
});
