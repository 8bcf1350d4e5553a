import { formatKoreanDate, formatKoreanTime, formatWon, lessonStartOf, lessonTimes, toKstDate } from "@pkg/domain";
import ical from "node-ical";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ServiceWire } from "../src/features/catalogue/services/schemas.ts";
import type { CourseTerms } from "../src/features/lessons/lessons/count-lessons.ts";
import type { LessonWire } from "../src/features/lessons/lessons/schemas.ts";
import { ANYBODY, asDemo, type Caller, call, lastMail } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { askedTutors, giveDemoTutor } from "./matched-pair.ts";
import { agreeToAll, BUNDLED, newKey, TEST_CARD } from "./place-order.ts";
import { answer, WISHES } from "./search-match.ts";

/** Two courses of three months: 756,960 and 361,800 won. */
const AMOUNT = 1_118_760;
const MATHS = { productId: BUNDLED, subject: "MATH", subjectDetail: "MATH_M2_2", rentTablet: false };
const ENGLISH = { productId: 1121201, subject: "ENGLISH", subjectDetail: "ENGLISH_M2", rentTablet: false };
/** Paid, free, and two of the benefit, which go to the first course only. */
const LESSONS = { maths: 24 + 1 + 2, english: 12 + 1 };
const CHILD = "00000000-0000-4000-8000-000000000002";
const PARENT_PHONE = "01000000002";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  await t.deps.sql`
    insert into benefits (code, benefit_type, name, additional_lesson_type, additional_lesson_count, start_at, end_at)
    values ('TWOMORE', 'REFERRAL', '2회 더', 'COUNT', 2, now() - interval '1 day', now() + interval '1 day')`;
});
afterAll(() => t.close());

const read = async (who: Caller, path: string) => (await call(t, who, "GET", path)).json();
const textsTo = async (phone: string): Promise<string[]> => {
  const { messages } = (await t.sandbox.inject(`/sandbox/api/messages?to=${phone}`)).json();
  return messages.map(({ text }: { text: string }) => text);
};
/** The terms of both courses, in the order they were bought, as a screen is told them. */
const termsOf = (courses: CourseTerms[]) =>
  courses.map(({ totalCounts, months, expiresOn }) => ({ totalCounts, months, expiresOn }));
const ofServices = (services: ServiceWire[]) =>
  services.map(({ months, now: { counts, expiresOn } }) => ({ totalCounts: counts.total, months, expiresOn }));
const startsOf = (lessons: Pick<LessonWire, "startsAt">[]) => lessons.map(({ startsAt }) => String(startsAt));

async function buy() {
  const key = newKey();
  const body = {
    orders: [MATHS, ENGLISH],
    student: { name: "김하준" },
    studentId: CHILD,
    paymentType: "CARD",
    cardInformation: TEST_CARD,
    referralCode: "TWOMORE",
    shownAmount: AMOUNT,
    consents: agreeToAll([3]),
  };
  const made = await call(t, parent, "POST", "/lessons/orders/card/bundlings", body, key);
  expect(made.json()).toMatchObject({ status: "PAID", amount: AMOUNT });
  const merchantUid: string = made.json().merchantUid;
  const wishes = await call(t, parent, "PATCH", `/lessons/applicants/${merchantUid}`, {
    ...WISHES_TO_SEND,
    complete: true,
  });
  expect(wishes.statusCode).toBe(200);
  return { merchantUid, key: key["idempotency-key"] };
}

const { weeklyAvailablePeriods, studyPurposes, tutorMemo } = WISHES;
const WISHES_TO_SEND = { weeklyAvailablePeriods, studyPurposes: studyPurposes.join(","), tutorMemo };

test("one order says the same on every screen, in every message and at the provider", async () => {
  const { merchantUid, key } = await buy();

  // The price.
  const order = await read(parent, `/v2/orders/${merchantUid}`);
  const [listed] = (await read(parent, "/orders")).content;
  const { order: outcome } = await read(parent, `/lessons/orders/by-key/${key}`);
  const { payments } = (await t.sandbox.inject("/sandbox/api/payments")).json();
  expect(payments).toHaveLength(1);
  expect([order.amount, listed.amount, outcome.amount, payments[0].chargedAmount]).toEqual(Array(4).fill(AMOUNT));
  expect(payments[0]).toMatchObject({ orderName: order.orderName, charges: 1, cancels: 0 });
  expect(order.ledger.at(-1).amount).toBe(AMOUNT);
  expect(listed).toMatchObject({ merchantUid, orderName: order.orderName, paidAt: order.paidAt });
  await expect
    .poll(() => textsTo(PARENT_PHONE))
    .toContainEqual(expect.stringContaining(`${order.orderName} ${formatWon(AMOUNT)}`));
  await expect.poll(async () => (await lastMail(t, "parent@naran.test"))?.text ?? "").toContain(merchantUid);
  const receipt = (await lastMail(t, "parent@naran.test"))?.text;
  for (const { label, amount } of order.ledger.slice(0, -1))
    expect(receipt).toContain(`${label}: ${formatWon(amount)}`);
  expect(receipt).toContain(`낸 금액: ${formatWon(AMOUNT)}`);

  // The lessons, before the first one is arranged.
  const before = [
    { totalCounts: LESSONS.maths, months: 4, expiresOn: null },
    { totalCounts: LESSONS.english, months: 4, expiresOn: null },
  ];
  const services = async () => (await read(parent, "/users/me/services")).content;
  expect(termsOf(order.items)).toEqual(before);
  expect(ofServices(await services())).toEqual(before);
  expect((await services()).every(({ paidAt }: { paidAt: string }) => paidAt === order.paidAt)).toBe(true);

  // The tutor and the times.
  const matches = (await read(parent, "/lessons/matches")).content;
  const { id } = matches.find(({ subject }: { subject: string }) => subject === "MATH");
  const [tutor] = await askedTutors(t, id, 3);
  if (!tutor) throw new Error("Somebody was to be asked.");
  const proposal = await read(ANYBODY, `/tutor-pairings/${tutor.pairingId}?phoneNumber=${tutor.phoneNumber}`);
  expect((await answer(t, tutor, "ACCEPT")).statusCode).toBe(200);
  await giveDemoTutor(t, { tutor });
  const tutorSelf = await asDemo("tutor");
  const match = await read(parent, `/lessons/matches/${id}`);
  const [person] = await t.deps.sql<{ name: string }[]>`select name from tutors where id = ${tutor.tutorId}`;
  expect(match).toMatchObject({ merchantUid, tutorName: person?.name, lessonTimes: proposal.lessonTimes });

  // The lessons, arranged.
  const [first] = (await read(parent, `/lessons/matches/${id}/first-lesson-times`)).content;
  const planned = await call(t, parent, "POST", `/lessons/matches/${id}/lessons`, { firstLessonAt: first.startsAt });
  const lessons = planned.json();
  const starts = startsOf(lessons.content);
  expect(starts).toHaveLength(LESSONS.maths);
  const weekly = starts.slice(0, 2).flatMap((at) => lessonStartOf(new Date(at)) ?? []);
  expect(lessonTimes(weekly.sort((a, b) => a.day - b.day))).toBe(proposal.lessonTimes);
  const counts = { total: LESSONS.maths, used: 0, scheduled: LESSONS.maths, left: LESSONS.maths, unscheduled: 0 };
  expect(lessons).toMatchObject({ counts, lessonTimes: proposal.lessonTimes });
  const ofTutor = await read(tutorSelf, `/lessons/matches/${id}/lessons`);
  expect(ofTutor).toMatchObject({ counts, expiresOn: lessons.expiresOn, lessonTimes: proposal.lessonTimes });
  expect(startsOf(ofTutor.content)).toEqual(starts);
  const [taught] = (await read(tutorSelf, "/tutors/me/classes")).content;
  expect(taught).toMatchObject({ counts, lessonTimes: proposal.lessonTimes, nextLessonAt: first.startsAt });

  // The last day.
  const after = [{ ...before[0], expiresOn: lessons.expiresOn }, before[1]];
  expect(lessons.expiresOn).not.toBeNull();
  expect(termsOf((await read(parent, `/v2/orders/${merchantUid}`)).items)).toEqual(after);
  expect(ofServices(await services())).toEqual(after);
  const maths = (await services()).find(({ subjectLabel }: { subjectLabel: string }) => subjectLabel === "수학");
  expect(maths).toMatchObject({ now: { startsOn: toKstDate(new Date(first.startsAt)), stage: "RUNNING" } });

  // What leaves the site: messages, the calendar, the week for somebody who does not log in.
  const told = `수업 ${LESSONS.maths}회를 예약했어요. 첫 수업은 ${formatKoreanDate(new Date(first.startsAt))} ${formatKoreanTime(new Date(first.startsAt))}`;
  for (const phone of [PARENT_PHONE, "01000000003"]) {
    await expect.poll(() => textsTo(phone)).toContainEqual(expect.stringContaining(told));
  }
  const calendar = (await call(t, parent, "POST", "/users/me/calendar")).json();
  const feed = await t.app.inject({ url: new URL(calendar.url).pathname });
  const events = Object.values(ical.sync.parseICS(feed.body)).flatMap((part) =>
    part?.type === "VEVENT" ? [part] : [],
  );
  const inFeed = events.map(({ start }) => start.getTime()).sort((a, b) => a - b);
  expect(inFeed).toEqual(starts.map((at) => Date.parse(at)));
  expect(events.every(({ description }) => String(description).includes(`${person?.name} 선생님`))).toBe(true);
  const { url } = (await call(t, parent, "POST", `/lessons/matches/${id}/summary-link`)).json();
  const week = await read(ANYBODY, `/lesson-summaries/${url.slice(url.lastIndexOf("/") + 1)}`);
  expect(week).toMatchObject({ counts, nextLessonAt: first.startsAt, tutorName: person?.name });

  // An account with lessons left is not closed.
  expect((await read(parent, "/users/me/closure")).obstacles).toEqual(["RUNNING_LESSONS"]);
});
