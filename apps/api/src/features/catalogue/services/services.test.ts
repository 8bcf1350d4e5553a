import { addDays, addMonths, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { addLessons } from "../../../../test/matched-pair.ts";
import { placeOrder } from "../../../../test/place-order.ts";
import { advanceTo, renewedClass } from "../../../../test/renew.ts";

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
    matchId: null,
    now: { stage: "WISHES", counts: { total: 8, used: 0 }, startsOn: null, expiresOn: null },
    wishesSentAt: null,
  });
  // In the words of the other screens, not in the catalogue's own name.
  expect(own.productName).toBe("60분 · 주 2회 · 1개월");
  expect(tablet).toMatchObject({ tabletState: "RENTED_NEW", tabletType: "GALAXY_TAB", studentName: "김서아" });
  expect(own).toMatchObject({ months: 2 });

  expect(await list(parent, { "x-switch-auth-student": CHILD })).toMatchObject([{ studentName: "김하준" }]);
  expect(await list(await asDemo("student"))).toEqual([]);
});

test("the days of a course count from its first lesson, not from the payment", async () => {
  const buyer = await asDemo("parent");
  const id = await makePair(t, buyer);
  const own = async () => (await list(buyer))[0].now;
  await t.deps.sql`update order_schedules set status = 'STOPPED', stop_reason = 'BUYER'
    where order_item_id = (select order_item_id from matches where id = ${id})`;
  await t.deps.sql`update orders set paid_at = now() - interval '3 months'
    where merchant_uid = (select merchant_uid from matches where id = ${id})`;
  expect(await own()).toMatchObject({ stage: "UNPLANNED", expiresOn: null });

  await addLessons(t, id, [-40]);
  const first = addDays(toKstDate(new Date()), -40);
  expect(await own()).toMatchObject({ startsOn: first, expiresOn: addMonths(first, 2), stage: "UNPLANNED" });
  await addLessons(t, id, [-80]);
  // Its time is over, and its tutor's week is kept for a while: the renewal is off.
  expect(await own()).toMatchObject({ stage: "RESTING" });
  // A lesson that is arranged is never lost, however late.
  await addLessons(t, id, [3]);
  expect(await own()).toMatchObject({ stage: "RUNNING" });
});

test("a renewed course names each of its orders, the oldest first", async () => {
  const parent = await asDemo("parent");
  const renewed = await renewedClass(t, parent);
  const { nextDate } = await renewed.read();
  await advanceTo(t, addDays(nextDate, -7), "10:00");
  await advanceTo(t, nextDate, "10:00");
  const [renewal] = await renewed.orders();
  const services = await list(parent);
  const { merchantUid, orders, now } = services.find(({ matchId }: { matchId: string }) => matchId === renewed.matchId);
  expect(orders).toMatchObject([
    { merchantUid, status: "PAID", isRenewal: false },
    { merchantUid: renewal?.merchantUid, status: "PAID", isRenewal: true },
  ]);
  expect(now.counts.total).toBe(16);
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
