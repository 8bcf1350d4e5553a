import { addDays, MINUTE, toApplicantRequest } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bePresent } from "../be-present.ts";
import { asDemo, call, type DemoKey, type Method } from "../caller.ts";
import { DEMO_TUTOR, planLessonsOf } from "../make-pair.ts";
import { placeOrder } from "../place-order.ts";
import { kst } from "../renew.ts";
import { answer, askedFor, WISHES } from "../search-match.ts";
import { MESSAGES } from "./eight-weeks-messages.ts";
import { createMovedApp, type MovedApp } from "./moved-time.ts";
import { readMessages } from "./read-messages.ts";

// A course from the purchase to its end, lived day by day: each message that its family and its tutor get, and no other.

const COURSE = { subject: "MATH", subjectDetail: "MATH_M3_2" };
const LOG = { title: "이차함수", content: "꼭짓점을 찾았어요.", homework: "41쪽" };
const FIRST_DAY = "2027-03-01";
const DAYS = 89;
/** A charge is announced, made, and, since the family has stopped it, made no more. */
const RENEWAL_DAYS = ["2027-03-25", "2027-04-01", "2027-04-24", "2027-05-01"];
/** Its times are free again, the end is near, and it has ended. */
const REST_DAYS = ["2027-05-12", "2027-05-24", "2027-05-28"];
/** On that day the tutor forgets the log, and writes it on the next one. */
const FORGOTTEN = "2027-03-23";

let app: MovedApp;
beforeAll(async () => {
  app = await createMovedApp(kst(FIRST_DAY, "10:00"), { config: { keepsQuietHours: true } });
});
afterAll(() => app.close());

/** Somebody does something by the API, and what follows from it is done. */
async function act(who: DemoKey, method: Method, path: string, body?: object) {
  const answered = await call(app.t, await asDemo(who), method, path, body);
  if (answered.statusCode >= 300) throw new Error(`${method} ${path}: ${answered.statusCode} ${answered.body}`);
  await app.settle();
  return answered.body ? answered.json() : null;
}

async function beginCourse(): Promise<void> {
  const { t } = app;
  const merchantUid = await placeOrder(t, await asDemo("parent"), COURSE);
  await app.settle();
  await app.moveTo(kst(FIRST_DAY, "10:05"));
  const wishes = toApplicantRequest({ ...WISHES, ...COURSE, merchantUid });
  await act("parent", "POST", "/lessons/applicants", { ...wishes, completedAt: new Date().toISOString() });
  const [match] = await t.deps.sql<{ id: string }[]>`select id from matches where merchant_uid = ${merchantUid}`;
  if (!match) throw new Error("The wishes began no search.");
  await app.moveTo(kst(FIRST_DAY, "11:00"));
  const asked = (await askedFor(t, match.id)).find(({ tutorId }) => tutorId === DEMO_TUTOR);
  if (!asked) throw new Error("The demo tutor was to be asked.");
  await answer(t, asked, "ACCEPT");
  await app.settle();
  await app.moveTo(kst(FIRST_DAY, "12:00"));
  await planLessonsOf(t, await asDemo("parent"), match.id);
  await app.settle();
}

/** The lesson of a day that is still to be held or logged. */
async function lessonOf(date: string) {
  const [row] = await app.t.deps.sql<{ id: string; startsAt: string }[]>`
    select id, starts_at as "startsAt" from lessons
    where status in ('SCHEDULED', 'DONE') and (starts_at at time zone 'Asia/Seoul')::date = ${date}::date`;
  return row ? { id: row.id, startsAt: new Date(row.startsAt) } : null;
}

async function mustHave(date: string) {
  const lesson = await lessonOf(date);
  if (!lesson) throw new Error(`There is no lesson on ${date}.`);
  return lesson;
}

const logOf = (id: string) => act("tutor", "PUT", `/lessons/${id}/log`, LOG);

/** What the family and the tutor do of their own accord, at ten in the morning. */
const DEEDS: Readonly<Record<string, () => Promise<unknown>>> = {
  "2027-03-12": async () => {
    const path = `/lessons/${(await mustHave("2027-03-15")).id}`;
    const { content } = await act("parent", "GET", `${path}/alternatives?scope=ONE`);
    await act("parent", "PATCH", path, { startsAt: content[0].startsAt, scope: "ONE" });
  },
  "2027-03-20": async () =>
    act("parent", "POST", `/lessons/${(await mustHave("2027-03-22")).id}/absence`, { acceptsLoss: false }),
  "2027-03-24": async () => logOf((await mustHave(FORGOTTEN)).id),
  "2027-04-05": async () => {
    const { content } = await act("parent", "GET", "/users/me/order-schedules");
    await act("parent", "PATCH", `/users/me/order-schedules/${content[0].id}`, { status: "STOPPED" });
  },
};

/** A day with its instants: the morning, six in the evening, and around a lesson. Days without any are passed over. */
async function live(date: string): Promise<void> {
  const lesson = await lessonOf(date);
  if (date !== FIRST_DAY) await app.moveTo(kst(date, "10:00"));
  await DEEDS[date]?.();
  const evening = kst(date, "18:00").getTime();
  if (!lesson) return app.moveTo(new Date(evening));
  const startsAt = lesson.startsAt.getTime();
  for (const at of [evening, startsAt - 10 * MINUTE].sort((one, other) => one - other)) await app.moveTo(new Date(at));
  for (const side of ["STUDENT", "TUTOR"] as const) await bePresent(app.t, lesson.id, side, [0, 60]);
  await app.moveTo(new Date(startsAt + 75 * MINUTE));
  if (date !== FORGOTTEN) await logOf(lesson.id);
  // A class is looked at a minute after its last lesson was settled.
  await app.moveTo(new Date(startsAt + 77 * MINUTE));
}

test("eight weeks of a course, with every message", async () => {
  await beginCourse();
  for (let day = 0; day < DAYS; day++) {
    const [date, next] = [addDays(FIRST_DAY, day), addDays(FIRST_DAY, day + 1)];
    const isQuiet =
      !DEEDS[date] &&
      ![...RENEWAL_DAYS, ...REST_DAYS].includes(date) &&
      !(await lessonOf(date)) &&
      !(await lessonOf(next));
    if (!isQuiet) await live(date);
  }
  expect(await readMessages(app.t, ["demo-parent", "demo-tutor"])).toEqual(MESSAGES);
}, 90_000);
