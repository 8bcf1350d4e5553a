import {
  bitsToCalendar,
  CONFIDENCE_LEVELS,
  CONFIDENCE_POINTS,
  calendarToBits,
  loadPoints,
  TUTOR_STYLES,
} from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registeredApplicant } from "../../../../../test/become-tutor.ts";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair as makeDemoPair, planLessonsOf } from "../../../../../test/make-pair.ts";
import { makePair } from "../../../../../test/matched-pair.ts";
import { WISHES } from "../../../../../test/search-match.ts";
import { changeTutor } from "../../../../../test/tutor-search/change-tutor.ts";
import { traitCodeOf } from "../../../../../test/tutor-search/trait-code.ts";
import { readTutors } from "../../../../../test/tutor-search/tutor-tables.ts";
import { universities } from "../../../../db/schema/index.ts";
import { createRandom } from "../../../../seed/random.ts";
import { calendarBytes } from "../memory/count-lessons.ts";
import { readRecords } from "../memory/read-records.ts";
import { STATIC_LIMIT } from "../rank-tutor.ts";
import { STYLE_CODES } from "../read-traits.ts";
import { findDetailKeys, readRecordsOf } from "./record-repository.ts";

const random = createRandom(11);
let t: TestApp;
let parent: Caller;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());

async function searchRows() {
  const { sql } = t.deps;
  return {
    postings: await sql`select * from tutor_postings order by tutor_id, subject_detail_key`,
    records: await sql`select tutor_id, encode(record, 'hex') as record from tutor_records order by tutor_id`,
    hours: await sql`select * from posted_hours`,
    listings: await sql`select * from tutor_listings order by tutor_id, subject_key`,
  };
}

/** Checks that the triggers wrote what a rebuild from scratch writes. */
async function expectRebuilt(after: string): Promise<void> {
  const before = await searchRows();
  await t.deps.sql`select rebuild_search_rows()`;
  expect(await searchRows(), after).toEqual(before);
}

/** The postings that the domain makes of the tutors' tables. */
async function expectedPostings() {
  const tutors = await readTutors(t.deps.db);
  return tutors.flatMap(({ id, confidence, facts }) =>
    facts.rank === null || facts.activeMatches >= facts.maxMatches
      ? []
      : [...confidence].sort().map(([subjectDetailKey, level]) => ({
          id,
          subjectDetailKey,
          rank: facts.rank,
          traits: traitCodeOf(facts),
          staticPoints: CONFIDENCE_POINTS[level] + loadPoints(facts),
          free: calendarToBits(facts.calendar),
        })),
  );
}

test("codes, points and the layout of a record in SQL are those of TypeScript", async () => {
  const { db, sql } = t.deps;
  for (let edits = 0; edits < 200; edits++) await changeTutor(db, random.int(1, 300), random);
  const expected = await expectedPostings();
  const written = await sql<{ id: number; key: string; rank: string; styles: number; background: number }[]>`
    select tutor_id as id, subject_detail_key as "subjectDetailKey", rank, background * ${STYLE_CODES} + styles as traits,
      ${STATIC_LIMIT} - missing_points as "staticPoints", free_bits::text as free
    from tutor_postings order by tutor_id, subject_detail_key collate "C"`;
  expect(expected.length).toBeGreaterThan(1_000);
  expect([...written]).toEqual(expected.sort((a, b) => a.id - b.id));

  const ids = [...new Set(expected.map(({ id }) => id))];
  const records = readRecords(await readRecordsOf(db, ids), await findDetailKeys(db));
  const found = records.flatMap(({ id, rank, traits, week, staticPoints }) =>
    [...staticPoints].sort().map(([subjectDetailKey, points]) => ({
      id,
      subjectDetailKey,
      rank,
      traits,
      staticPoints: points,
      free: Buffer.from(week).toString("hex"),
    })),
  );
  const hex = ({ free, ...rest }: (typeof expected)[number]) => ({
    ...rest,
    free: Buffer.from(calendarBytes(bitsToCalendar(free))).toString("hex"),
  });
  expect(found.sort((a, b) => a.id - b.id)).toEqual(expected.map(hex));
  const loads = await sql<{ id: number; activeStudents: number; capacity: number; version: string }[]>`
    select id, active_students as "activeStudents", capacity, floor(extract(epoch from updated_at) * 1000)::text as version
    from tutors where id = any(${ids})`;
  for (const load of loads) {
    const record = records.find(({ id }) => id === load.id);
    expect(record).toMatchObject({ activeStudents: load.activeStudents, capacity: load.capacity });
    expect(Math.abs(Number(load.version) - (record?.version ?? 0))).toBeLessThanOrEqual(1);
  }
});

const OWN_EDITS: readonly (() => Promise<unknown>)[] = [
  () => call(t, tutor, "PATCH", "/tutors/me", { styles: random.sample(TUTOR_STYLES, random.int(1, 3)) }),
  () => call(t, tutor, "PATCH", "/tutors/me", { admissionType: random.pick(["NONE", "EARLY_DECISION"]) }),
  () => call(t, tutor, "PATCH", "/tutors/me", { capacity: random.int(3, 12) }),
  () => call(t, tutor, "PATCH", "/tutors/me", { isOpen: random.chance(0.5) }),
  () =>
    call(t, tutor, "PATCH", "/tutors/me/periods", {
      weeklyAvailablePeriods: { sunday: [random.pick(["08:00-12:00", "13:00-15:00"])] },
    }),
  () =>
    call(t, tutor, "POST", "/tutors/me/subjects", {
      middleSchoolSubjects: ["MATH_M2_2", ...random.sample(["MATH_M1_1", "MATH_M1_2"], random.int(0, 2))],
      highSchoolSubjects: [],
      advancedSubjects: [],
      confidenceSubjects: [{ subject: "MATH", level: random.pick(CONFIDENCE_LEVELS) }],
    }),
];

test("after random edits of a tutor's own pages the tables equal a rebuild", async () => {
  for (let edits = 0; edits < 30; edits++) {
    expect(await random.pick(OWN_EDITS)()).toMatchObject({ statusCode: 200 });
    if (edits % 5 === 0) await expectRebuilt(`own edit ${edits}`);
  }
  await expectRebuilt("own edits");
});

test("after a match, a rematch, moved lessons and the work of staff the tables equal a rebuild", async () => {
  const { sql } = t.deps;
  const free = async (tutorId: number) =>
    (await sql`select bit_count(free_bits)::int as free from tutor_postings where tutor_id = ${tutorId} limit 1`)[0]
      ?.free;

  const pair = await makePair(t, parent);
  await expectRebuilt("an accepted proposal");
  const whilePaired = await free(pair.tutor.tutorId);
  const rematch = await call(t, parent, "POST", "/rematch-forms", {
    matchId: pair.id,
    tutorGenders: "MALE,FEMALE",
    rematchReason: "LEVEL",
    rematchReasonDetail: "설명이 조금 빨라요.",
    rematchMemo: "개념부터 천천히 알려 주는 분이면 좋겠어요.",
    weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods,
  });
  expect(rematch.statusCode).toBe(201);
  expect(await free(pair.tutor.tutorId)).toBeGreaterThan(whilePaired ?? 0);
  await expectRebuilt("a rematch");

  await sql`update tutors set week_bits = repeat('1', 336)::bit(336), taken_bits = repeat('0', 336)::bit(336), is_open = true,
    capacity = 12 where id = ${DEMO_TUTOR}`;
  await expectRebuilt("SQL by hand");
  const id = await makeDemoPair(t, parent);
  const [first] = (await planLessonsOf(t, parent, id)).content;
  const { content } = (await call(t, parent, "GET", `/lessons/${first.id}/alternatives?scope=FOLLOWING`)).json();
  const { startsAt } = content[0];
  const { previewId } = (await call(t, parent, "GET", `/lessons/${first.id}/series-move?startsAt=${startsAt}`)).json();
  const to = { startsAt, scope: "FOLLOWING", previewId };
  const freeBefore = (
    await sql`select free_bits::text as free from tutor_postings where tutor_id = ${DEMO_TUTOR} limit 1`
  )[0];
  expect((await call(t, parent, "PATCH", `/lessons/${first.id}`, to)).statusCode).toBe(200);
  const freeAfter = (
    await sql`select free_bits::text as free from tutor_postings where tutor_id = ${DEMO_TUTOR} limit 1`
  )[0];
  expect(freeAfter).not.toEqual(freeBefore);
  await expectRebuilt("moved lessons");

  const applicant = await registeredApplicant(t, await asDemo("applicant"));
  const operator = await asDemo("operator");
  for (const act of ["crime-check", "accept"]) {
    const body = { reason: "서류를 확인했어요" };
    const answer = await call(t, operator, "POST", `/operator/tutor-applicants/${applicant}/${act}`, body);
    expect(answer.statusCode, act).toBe(204);
  }
  await expectRebuilt("an accepted application");
});

test("a university's tier, a removed subject and a removed tutor reach the tables too", async () => {
  const { db, sql } = t.deps;
  const [posting] = await sql<{ id: number; background: number }[]>`
    select tutor_id as id, background from tutor_postings where tutor_id <= 300 and rank = 'EXPERT' order by 1 limit 1`;
  await db.update(universities).set({ tier: "OTHER" });
  await expectRebuilt("a tier");
  const [changed] = await sql`select background from tutor_postings where tutor_id = ${posting?.id ?? 0} limit 1`;
  expect(changed?.background).toBeGreaterThan(posting?.background ?? 0);
  await sql`delete from tutor_subjects where tutor_id = ${posting?.id ?? 0}`;
  expect(await sql`select 1 from tutor_records where tutor_id = ${posting?.id ?? 0}`).toHaveLength(0);
  await sql`delete from tutors where id = 299`;
  await expectRebuilt("a removed tutor");
});
