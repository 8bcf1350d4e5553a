import { addDays, addMonths, toKstDate } from "@pkg/domain";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endClass } from "../../src/features/lessons/class-ends/end-class.ts";
import { asDemo, type Caller, call } from "../caller.ts";
import type { TestApp } from "../create-test-app.ts";
import { systemCtx } from "../ctx.ts";
import { makePair, planLessonsOf, putLesson, shiftLessons, TUE_THU } from "../make-pair.ts";
import { askedTutors, makePair as findPair } from "../matched-pair.ts";
import { makeOffer, payOffer } from "../offer.ts";
import { at, offerCalls } from "../offer-times.ts";
import { placeOrder, TRIAL } from "../place-order.ts";
import { refundOf } from "../refund-order.ts";
import { kst } from "../renew.ts";
import { usedUpClass } from "../resting-class.ts";
import { answer, WISHES } from "../search-match.ts";
import { settle } from "../settle.ts";
import { goOn, offerByStaff, offerOf, orderOfClass, stopRenewals, THREE_MONTHS_ONCE } from "../up-selling.ts";
import type { LifeName } from "./lives.ts";
import { createMovedApp, type MovedApp } from "./moved-time.ts";
import { readCourse, readOrder } from "./read-everywhere.ts";
import { sayLife } from "./say-life.ts";

// Twelve lives of a paid course: at each of their turns all screens say the same stage, counts, price, day and tutor.

let app: MovedApp;
let t: TestApp;
let parent: Caller;
beforeEach(async () => {
  app = await createMovedApp(kst("2027-03-01", "10:00"));
  t = app.t;
  parent = await asDemo("parent");
});
afterEach(() => app.close());

const toldAs = (name: LifeName) => sayLife(app, name);
const TUTOR = "박지훈";
const MONTH = 287_120;
const course = (merchantUid: string, position = 0) => readCourse(t, parent, merchantUid, position);
const order = (merchantUid: string) => readOrder(t, parent, merchantUid);
const { refund } = refundOf(
  () => t,
  () => parent,
);
const look = (matchId: string, when = new Date()) =>
  endClass(systemCtx(t.deps), { matchId, userId: "demo-parent" }, when);

/** A month of maths with the demo tutor, all arranged. */
async function runningMonth() {
  const matchId = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, matchId);
  return { matchId, merchantUid: await orderOfClass(t, matchId), lessons: content as { id: string }[] };
}

test("a trial: wishes, first lesson, held, over and asked about", async () => {
  const matchId = await makePair(t, parent, { order: { productId: TRIAL }, lessonStarts: [{ day: 1, halfHour: 38 }] });
  const uid = await orderOfClass(t, matchId);
  const trial = { used: 0, total: 1, tutor: TUTOR };
  expect(await course(uid)).toEqual({ ...trial, stage: "UNPLANNED", hasNext: false, tasks: ["PLAN_LESSONS"] });
  const { content } = await planLessonsOf(t, parent, matchId);
  expect(await course(uid)).toEqual({ ...trial, stage: "RUNNING", hasNext: true, tasks: [] });
  await putLesson(t, content[0].id, -90);
  expect(await course(uid)).toEqual({ ...trial, stage: "OVER", used: 1, hasNext: false, tasks: ["ANSWER_PULSE"] });
  await toldAs("trial");
});

test("a month: before its wishes, and while it runs", async () => {
  const uid = await placeOrder(t, parent);
  const none = { used: 0, total: 8, tutor: null, hasNext: false };
  expect(await course(uid)).toEqual({ ...none, stage: "WISHES", tasks: ["SEND_WISHES"] });
  expect(await order(uid)).toEqual({ status: "PAID", paid: MONTH, refunded: 0 });
  const { merchantUid, lessons } = await runningMonth();
  await putLesson(t, lessons[0]?.id ?? "", -90);
  expect(await course(merchantUid)).toEqual({
    ...{ stage: "RUNNING", used: 1, total: 8, tutor: TUTOR, hasNext: true, tasks: [] },
  });
  await toldAs("running");
});

test("two courses of a consultation's offer; one of them given back, then the other", async () => {
  const { id } = await makeOffer(t);
  const paid = await payOffer(t, id);
  expect(paid.statusCode, paid.body).toBe(201);
  const { merchantUid } = paid.json();
  const wishes = { used: 0, tutor: null, hasNext: false, stage: "WISHES", tasks: ["SEND_WISHES"] };
  expect([await course(merchantUid), await course(merchantUid, 1)]).toMatchObject([wishes, wishes]);
  const bought = await order(merchantUid);
  expect(bought).toMatchObject({ status: "PAID", refunded: 0 });
  await toldAs("offerPaid");

  const items = (await call(t, parent, "GET", `/v2/orders/${merchantUid}`)).json().items as { id: string }[];
  const { amount } = await refund(merchantUid, [items[1]?.id ?? ""]);
  expect(await order(merchantUid)).toEqual({ ...bought, status: "PART_REFUNDED", refunded: amount });
  const gone = { stage: "GIVEN_UP", used: 0, total: 0, tutor: null, hasNext: false, tasks: [] };
  expect([await course(merchantUid), await course(merchantUid, 1)]).toMatchObject([wishes, gone]);
  await toldAs("refundOfOne");

  const rest = await refund(merchantUid);
  expect(await order(merchantUid)).toEqual({ ...bought, status: "REFUNDED", refunded: amount + rest.amount });
  expect(amount + rest.amount).toBe(bought.paid);
  await toldAs("refundOfAll");
});

test("a running class that is given back after two lessons keeps these two", async () => {
  const { merchantUid, lessons } = await runningMonth();
  for (const [index, lesson] of lessons.slice(0, 2).entries()) await putLesson(t, lesson.id, -3000 + index * 1000);
  const { amount } = await refund(merchantUid);
  expect(await order(merchantUid)).toMatchObject({ status: "PART_REFUNDED", paid: MONTH, refunded: amount });
  expect(await course(merchantUid)).toEqual({
    ...{ stage: "GIVEN_UP", used: 2, total: 2, tutor: null, hasNext: false, tasks: [] },
  });
  await toldAs("refundOfRunning");
});

test("a trial that goes on for three months is one class with all lessons", async () => {
  const matchId = await makePair(t, parent, { order: { productId: TRIAL }, lessonStarts: TUE_THU.slice(0, 1) });
  const { content } = await planLessonsOf(t, parent, matchId);
  await putLesson(t, content[0].id, -90);
  await offerByStaff(t, await asDemo("operator"), [matchId]);
  const offer = await offerOf(t, parent, matchId);
  if (!offer) throw new Error("Staff has made an offer.");
  expect((await goOn(t, parent, offer, THREE_MONTHS_ONCE)).statusCode).toBe(201);
  await settle(t);
  const uid = await orderOfClass(t, matchId);
  const { total, ...now } = await course(uid);
  expect(now).toMatchObject({ stage: "RUNNING", used: 1, tutor: TUTOR, hasNext: true });
  expect(total).toBeGreaterThan(12);
  const [service] = (await call(t, parent, "GET", "/users/me/services")).json().content;
  expect(service.productName).toBe("60분 · 주 1회 · 3개월");
  await toldAs("upSelling");
});

test("a class rests when its lessons are out and its renewal is off, and goes on when it is on again", async () => {
  const { matchId, change } = await usedUpClass(t, parent);
  const uid = await orderOfClass(t, matchId);
  const out = { used: 8, total: 8, tutor: TUTOR, hasNext: false, tasks: ["ANSWER_PULSE"] };
  expect(await course(uid)).toEqual({ ...out, stage: "RUNNING" });
  expect((await change({ status: "STOPPED" })).statusCode).toBe(200);
  await look(matchId);
  expect(await course(uid)).toEqual({ ...out, stage: "RESTING" });
  await toldAs("rest");
  expect((await change({ status: "ACTIVE" })).statusCode).toBe(200);
  expect(await course(uid)).toEqual({ ...out, stage: "RUNNING" });
  await toldAs("resume");
});

test("a class that rested to its end is over", async () => {
  const { matchId, change } = await usedUpClass(t, parent);
  expect((await change({ status: "STOPPED" })).statusCode).toBe(200);
  await look(matchId);
  await look(matchId, new Date(Date.now() + 40 * 86_400_000));
  expect(await course(await orderOfClass(t, matchId))).toMatchObject({
    stage: "OVER",
    used: 8,
    total: 8,
    tutor: TUTOR,
  });
  await toldAs("restedToEnd");
});

test.each(["LEVEL", "TUTOR_LEFT"])(
  "another tutor is searched for (%s), found, and takes what is left",
  async (rematchReason) => {
    const { id: matchId, tutor } = await findPair(t, parent);
    const merchantUid = await orderOfClass(t, matchId);
    const { content } = await planLessonsOf(t, parent, matchId);
    await putLesson(t, content[0].id, -90);
    const before = await course(merchantUid);
    expect(before).toMatchObject({ stage: "RUNNING", used: 1, total: 8, hasNext: true });
    const asked = await call(t, parent, "POST", "/rematch-forms", {
      ...{ matchId, tutorGenders: "MALE,FEMALE", rematchReason, rematchReasonDetail: "", rematchMemo: "" },
      weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods,
    });
    expect(asked.statusCode, asked.body).toBe(201);
    const left = { used: 1, total: 8, hasNext: false };
    expect(await course(merchantUid)).toEqual({ ...left, stage: "SEARCHING_AGAIN", tutor: null, tasks: [] });
    if (rematchReason === "LEVEL") await toldAs("rematch");
    const next = (await askedTutors(t, matchId, 6)).slice(3).find(({ tutorId }) => tutorId !== tutor.tutorId);
    if (!next) throw new Error("Others were to be asked.");
    expect((await answer(t, next, "ACCEPT")).statusCode).toBe(200);
    const found = await course(merchantUid);
    expect(found).toMatchObject({ ...left, stage: "UNPLANNED", tasks: ["PLAN_LESSONS"] });
    expect(found.tutor).not.toBe(before.tutor);
    if (rematchReason === "TUTOR_LEFT") await toldAs("tutorLeft");
  },
);

test("a class whose time ran out with lessons left rests, and is over", async () => {
  const { matchId, merchantUid } = await runningMonth();
  await stopRenewals(t);
  await shiftLessons(t, matchId, 20);
  await settle(t);
  await t.deps.sql`update lessons set status = 'CANCELED', cancel_reason = 'BUYER_ABSENCE'
    where match_id = ${matchId} and starts_at > now()`;
  const before = await course(merchantUid);
  expect(before).toMatchObject({ stage: "UNPLANNED", total: 8, tasks: expect.arrayContaining(["PLAN_LESSONS"]) });
  await shiftLessons(t, matchId, 70);
  const [first] = (await call(t, parent, "GET", `/lessons/matches/${matchId}/lessons`)).json().content;
  const firstOn = toKstDate(new Date(first.startsAt));
  expect(addMonths(firstOn, 2) < addDays(toKstDate(new Date()), 0)).toBe(true);
  expect(await course(merchantUid)).toEqual({ ...before, stage: "RESTING", tasks: ["ANSWER_PULSE"] });
  await look(matchId);
  await look(matchId, new Date(Date.now() + 40 * 86_400_000));
  expect(await course(merchantUid)).toMatchObject({ stage: "OVER" });
  await toldAs("expired");
});

test("other times that a tutor offers wait for the family, and are agreed to", async () => {
  const { beginSearch, offer, say } = offerCalls(() => ({ t, family: parent }));
  const { id, one } = await beginSearch();
  const uid = await orderOfClass(t, id);
  const none = { used: 0, total: 8, tutor: null, hasNext: false };
  expect(await course(uid)).toEqual({ ...none, stage: "SEARCHING", tasks: [] });
  const times = [at(6, 8), at(6, 10)];
  await offer(one, times);
  expect(await course(uid)).toEqual({ ...none, stage: "OFFERED", tasks: ["ANSWER_TIMES"] });
  await toldAs("counterOffer");
  expect((await say(id, one, times, true)).statusCode).toBe(200);
  expect(await course(uid)).toMatchObject({ stage: "UNPLANNED", tasks: ["PLAN_LESSONS"] });
});

test("a search that asked all in vain waits for the family, and a refund ends it", async () => {
  const { beginSearch } = offerCalls(() => ({ t, family: parent }));
  const { id } = await beginSearch();
  const uid = await orderOfClass(t, id);
  await t.deps.sql`update matches set status = 'UNPAIRED', deadline_at = null where id = ${id}`;
  const none = { used: 0, total: 8, tutor: null, hasNext: false };
  expect(await course(uid)).toEqual({ ...none, stage: "STUCK", tasks: ["SEARCH_ON"] });
  await toldAs("stuck");
  await refund(uid);
  expect(await order(uid)).toEqual({ status: "REFUNDED", paid: MONTH, refunded: MONTH });
});
