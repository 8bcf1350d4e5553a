import { randomUUID } from "node:crypto";
import { addDays, atKstHour, HOUR, PROPOSAL_HOURS, toKstDate } from "@pkg/domain";
import { openDatabase } from "../../db/client.ts";
import { DEMO_PEOPLE, type DemoPerson } from "../demo-people.ts";
import { insertPerson } from "../seed-people.ts";
import { applyAsTutor } from "./apply-as-tutors.ts";
import { type Attendance, attend } from "./attend.ts";
import { AFTER_SCHOOL, acceptMatch, askTutor, enroll } from "./enroll.ts";
import { LOGS } from "./log-texts.ts";
import { ANSWERS, NEW_TUTORS } from "./new-tutors.ts";
import { Person } from "./person.ts";
import type { Stage } from "./stage.ts";
import { findHeld, type Held, moveLesson, planLessons } from "./teach.ts";
import { giveTutorsAccounts } from "./tutor-accounts.ts";

/** How long the demo people have lived before the present of a new local run. */
export const LIFE_DAYS = 33;

const MATHS_TUTOR = 1001;
const ENGLISH_TUTOR = 1002;
const COURSES = {
  exam: { productId: 9222, subject: "ENGLISH", subjectDetail: "ENGLISH_CSAT" },
  maths: { productId: 1122100, subject: "MATH", subjectDetail: "MATH_M3_2" },
  sister: { productId: 1121200, subject: "MATH", subjectDetail: "MATH_M1_1" },
  late: { productId: 2122100, subject: "MATH", subjectDetail: "MATH_ALGEBRA" },
  stuck: { productId: 1121100, subject: "ENGLISH", subjectDetail: "ENGLISH_M1" },
  open: { productId: 1121100, subject: "SCIENCE", subjectDetail: "SCIENCE_M3" },
};

const EVERY_EVENING = { ...AFTER_SCHOOL, sunday: ["14:00-20:00"] };
/** When no tutor teaches. */
const AT_DAWN = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: ["05:00-07:00"],
};

/**
 * Gives the demo people of a new local run a past, by their own calls while the product's time goes by: a parent with
 * two classes in their fourth week (one lesson moved, one short, a log and a pulse due, one that is asked about, a
 * dispute, a renewal ahead), a student with an ended course of which a lesson was held elsewhere, a tutor with
 * earnings and an open proposal, and for staff a late search, a stuck one and applicants in each state. Every
 * message, job, charge and payout of it is the product's own.
 * @param present until then; the product's time is `LIFE_DAYS` before it at the beginning
 */
export async function liveLives(stage: Omit<Stage, "sql">, databaseUrl: string, present: Date): Promise<void> {
  const { db, sql, close } = openDatabase(databaseUrl, { max: 2 });
  try {
    await db.transaction(async (tx) => {
      for (const person of Object.values(NEW_TUTORS)) await insertPerson(tx, person);
      await giveTutorsAccounts(tx);
    });
    await live({ ...stage, sql }, present);
  } finally {
    await close();
  }
}

async function live(stage: Stage, present: Date): Promise<void> {
  const today = toKstDate(present);
  const at = (daysAgo: number, hour: number) => atKstHour(addDays(today, -daysAgo), hour).getTime();
  const go = (daysAgo: number, hour: number) => stage.moveTo(new Date(at(daysAgo, hour)));
  const [student, parent] = await Promise.all([logIn(stage, "student"), logIn(stage, "parent")]);
  const tutors = { [MATHS_TUTOR]: await logIn(stage, "tutor"), [ENGLISH_TUTOR]: await logIn(stage, "expert") };
  const staff = await logIn(stage, "operator");
  const sua = studentOf("student", 0);
  const hajun = studentOf("parent", 0);
  const seoa = studentOf("parent", 1);

  await go(LIFE_DAYS, 10);
  const exam = await enroll(stage, student, sua, COURSES.exam, {
    studyPurposes: ["NATIONAL_EXAM"],
    weeklyAvailablePeriods: EVERY_EVENING,
  });
  await askTutor(stage, student, exam, ENGLISH_TUTOR);
  await acceptMatch(stage, exam, ENGLISH_TUTOR);
  await planLessons(student, exam);

  const others = new Map<string, Course>();
  // A lesson with an empty room: both say afterwards that it took place elsewhere.
  const elsewhere = (await findHeld(stage, [exam], new Date(at(22, 10)))).at(-1);
  if (elsewhere) others.set(elsewhere.id, { attendance: "NOBODY", end: answer(student, tutors[ENGLISH_TUTOR]) });
  const teach = (matchIds: readonly string[], until: number) => teachUntil(stage, tutors, { matchIds, until, others });
  await teach([exam], at(22, 10));
  await go(22, 10);
  const maths = await enroll(stage, parent, hajun, COURSES.maths, {
    studyPurposes: ["SCHOOL_GRADES", "CONFUSING_CONTENT"],
    likedTutorStyles: ["METICULOUS"],
    tutorMemo: "도형이 나오면 자신 없어 해요. 천천히 설명해 주시면 좋겠어요.",
  });
  const sister = await enroll(stage, parent, seoa, COURSES.sister, { studyPurposes: ["PRIOR_LEARNING"] });
  for (const match of [maths, sister]) {
    await askTutor(stage, parent, match, MATHS_TUTOR);
    await acceptMatch(stage, match, MATHS_TUTOR);
    await planLessons(parent, match);
  }
  await writeTo(parent, maths, "안녕하세요, 하준이 엄마예요. 이번 주 수업부터 잘 부탁드려요.");
  await writeTo(tutors[MATHS_TUTOR], maths, "반가워요! 첫 시간에는 어디까지 알고 있는지 같이 확인해 볼게요.");

  const [short] = await findHeld(stage, [maths], new Date(at(12, 10)));
  if (short) others.set(short.id, { attendance: "HALF" });
  await teach([exam, maths, sister], at(12, 10));
  await go(12, 10);
  // One that is more than a day ahead; of two lessons a week there is one in these seven days, whatever their weekdays are.
  const ahead = await findHeld(stage, [maths], new Date(at(4, 0)));
  const moved = ahead.find(({ endsAt }) => endsAt.getTime() > at(11, 12));
  if (moved) await moveLesson(parent, moved.id);

  await teach([exam, maths, sister], at(8, 10));
  await go(8, 10);
  await applyAsNewTutors(stage, staff);

  // The last one of a weekly class, whatever its weekday is; nothing of it has to be told at night.
  const missed = (await findHeld(stage, [sister], new Date(at(1, 12)))).at(-1);
  if (missed) others.set(missed.id, { attendance: "TUTOR", end: dispute(parent) });
  // No tutor is asked at night: before the morning the proposal is yesterday evening's, and still open.
  const anHourAgo = Math.min(present.getTime() - HOUR, at(0, 20));
  const evening = anHourAgo < at(0, PROPOSAL_HOURS.from) ? at(1, 20) : anHourAgo;
  const [unlogged, asked] = (await findHeld(stage, [maths], new Date(evening - HOUR))).slice(-2);
  if (unlogged) others.set(unlogged.id, { attendance: "BOTH", end: async () => undefined });
  if (asked) others.set(asked.id, { attendance: "NOBODY", end: async () => undefined });
  await teach([exam, maths, sister], at(6, 10));
  await go(6, 10);
  await enroll(stage, student, sua, COURSES.late, { weeklyAvailablePeriods: EVERY_EVENING });

  await teach([exam, maths, sister], at(2, 10));
  await go(2, 10);
  await enroll(stage, parent, seoa, COURSES.stuck, { weeklyAvailablePeriods: AT_DAWN });
  await teach([maths, sister], evening - HOUR / 2);
  await stage.moveTo(new Date(evening));
  const open = await enroll(stage, parent, hajun, COURSES.open, { studyPurposes: ["SCHOOL_GRADES"] });
  await askTutor(stage, parent, open, MATHS_TUTOR);
  await teach([maths, sister], present.getTime() - HOUR / 2);
}

/** How a lesson goes, and what comes half an hour after its end: its log by default. */
interface Course {
  readonly attendance: Attendance;
  readonly end?: (lesson: Held) => Promise<unknown>;
}

interface Teaching {
  readonly matchIds: readonly string[];
  readonly until: number;
  /** The lessons that do not go as most do, by their id. */
  readonly others: ReadonlyMap<string, Course>;
}

/** Lives through the lessons of these classes until an instant. */
async function teachUntil(
  stage: Stage,
  tutors: Record<number, Person>,
  { matchIds, until, others }: Teaching,
): Promise<void> {
  const held = await findHeld(stage, matchIds, new Date(until));
  const courseOf = ({ id }: Held): Course => others.get(id) ?? { attendance: "BOTH" };
  // Before all of them: two lessons may go on at the same time.
  for (const lesson of held) await attend(stage, lesson, courseOf(lesson).attendance);
  for (const lesson of held) {
    const { end } = courseOf(lesson);
    await stage.moveTo(new Date(lesson.endsAt.getTime() + HOUR / 2));
    await (end ? end(lesson) : writeLog(stage, tutors, lesson));
  }
}

async function writeLog({ sql }: Stage, tutors: Record<number, Person>, lesson: Held): Promise<void> {
  const [row] = await sql<{ tutorId: number; detail: string; logged: number }[]>`
    select l.tutor_id as "tutorId", i.subject_detail_key as detail, (select count(*)::int from lesson_logs g join lessons b on b.id = g.lesson_id
      where b.match_id = l.match_id) as logged
    from lessons l join matches m on m.id = l.match_id join order_items i on i.id = m.order_item_id
    where l.id = ${lesson.id} and l.settled_as = 'HELD'`;
  const texts = row && LOGS[row.detail];
  if (!texts) return;
  await tutors[row.tutorId]?.call("PUT", `/lessons/${lesson.id}/log`, texts[row.logged % texts.length]);
}

/** The room has no record of the student, the family says otherwise. */
const dispute =
  (parent: Person) =>
  ({ id }: Held) =>
    parent.call("POST", `/lessons/${id}/dispute`, { detail: "서아가 다른 기기로 들어가서 20분을 기다렸어요." });

/** Both sides say that a lesson took place elsewhere. */
const answer =
  (...sides: readonly Person[]) =>
  async ({ id }: Held) => {
    for (const side of sides) await side.call("POST", `/lessons/${id}/answer`, { tookPlace: true });
  };

async function applyAsNewTutors(stage: Stage, staff: Person): Promise<void> {
  const { waiting, rejected, accepted } = NEW_TUTORS;
  await applyAsTutor(stage, waiting, ANSWERS);
  const yes = await applyAsTutor(stage, accepted, ANSWERS);
  const no = await applyAsTutor(stage, rejected, { ...ANSWERS, gender: "MALE", teachingYears: 0 });
  await staff.call("POST", `/operator/tutor-applicants/${yes}/crime-check`, { reason: "경찰 회신을 확인했어요" });
  await staff.call("POST", `/operator/tutor-applicants/${yes}/accept`, { reason: "설명이 차분하고 또렷해요" });
  const reason = "녹음에서 설명이 잘 들리지 않았어요. 조용한 곳에서 다시 녹음해 주세요.";
  await staff.call("POST", `/operator/tutor-applicants/${no}/reject`, { reason, rejectReason: "VOICE" });
}

const writeTo = (person: Person | undefined, matchId: string, text: string) =>
  person?.call("POST", `/lessons/matches/${matchId}/messages`, { id: randomUUID(), text, pictureId: null });

function personOf(key: string): DemoPerson {
  const person = DEMO_PEOPLE.find((one) => one.key === key);
  if (!person) throw new RangeError(`No demo person is called ${key}.`);
  return person;
}

const logIn = (stage: Stage, key: string) =>
  Person.logIn(key === "tutor" || key === "expert" ? stage.tutorAddress : stage.address, personOf(key));

function studentOf(key: string, index: number) {
  const student = personOf(key).students[index];
  if (!student) throw new RangeError(`${key} has no student ${index}.`);
  return student;
}
