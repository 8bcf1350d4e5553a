import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { placeBundle, placeOrder } from "../../../../test/place-order.ts";

const EVENINGS = {
  monday: ["18:00-21:00"],
  tuesday: [],
  wednesday: ["18:00-20:00", "21:00-24:00"],
  thursday: [],
  friday: ["18:00-22:30"],
  saturday: [],
  sunday: [],
};

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const get = (who: Caller, uid: string) => call(t, who, "GET", `/lessons/applicants/${uid}`);
const patch = (who: Caller, uid: string, body: object) => call(t, who, "PATCH", `/lessons/applicants/${uid}`, body);
const countFor = (uid: string, body: object) =>
  call(t, parent, "POST", `/lessons/applicants/${uid}/candidate-count`, body);

describe("the number of fitting tutors", () => {
  const allWeek = Object.fromEntries(Object.keys(EVENINGS).map((day) => [day, ["00:00-24:00"]]));

  test("shrinks with every wish that is a hard condition, and is what the database says", async () => {
    const uid = await placeOrder(t, parent);
    const count = async (body: object) => (await countFor(uid, body)).json().count as number;
    const free = await count({ weeklyAvailablePeriods: allWeek });
    const [expected] = await t.deps.sql`
      select count(*)::int as n from tutors join tutor_subjects on tutor_id = id
      where subject_detail_key = 'MATH_M2_2' and tier <> 'EXPERT' and active_students < capacity`;
    expect(free).toBeGreaterThan(20);
    expect(free).toBeLessThanOrEqual(expected?.n);
    const women = await count({ weeklyAvailablePeriods: allWeek, tutorGenders: "FEMALE" });
    const men = await count({ weeklyAvailablePeriods: allWeek, tutorGenders: "MALE" });
    expect(women + men).toBe(free);
    const evenings = { ...EVENINGS };
    expect(await count({ weeklyAvailablePeriods: evenings })).toBeLessThan(free);
    const once = { ...evenings, monday: ["18:00-19:00"], wednesday: [], friday: [] };
    expect(await count({ weeklyAvailablePeriods: once })).toBe(0);
  });

  test("of two courses is one for each, and of the whole the smaller one", async () => {
    const uid = await placeBundle(t, parent);
    const { courses } = (await get(parent, uid)).json();
    expect(courses.map((course: { subjectLabel: string }) => course.subjectLabel)).toEqual(["수학", "영어"]);
    const together = (await countFor(uid, { weeklyAvailablePeriods: allWeek })).json();
    const maths = await placeOrder(t, parent);
    const [alone] = (await countFor(maths, { weeklyAvailablePeriods: allWeek })).json().courses;
    const counts = together.courses.map(({ count }: { count: number }) => count);
    expect(together.courses).toEqual([
      alone,
      { subjectLabel: "영어", subjectDetailLabel: "중2 내신", count: counts[1] },
    ]);
    expect(counts[1]).not.toBe(counts[0]);
    expect(together.count).toBe(Math.min(...counts));
  });

  test("leaves out the times at which the student meets another tutor already", async () => {
    const student = await asDemo("student");
    const count = async (uid: string) => {
      const tuesday = { ...EVENINGS, monday: [], tuesday: ["19:00-20:00"] };
      const body = { weeklyAvailablePeriods: { ...tuesday, wednesday: [], thursday: ["19:00-20:00"], friday: [] } };
      return (await call(t, student, "POST", `/lessons/applicants/${uid}/candidate-count`, body)).json().count;
    };
    const buy = () => placeOrder(t, student, { student: { name: "이수아" } });
    expect(await count(await buy())).toBeGreaterThan(0);
    await makePair(t, student, { order: { student: { name: "이수아" } } });
    expect(await count(await buy())).toBe(0);
  });

  test("saves nothing", async () => {
    const uid = await placeOrder(t, parent);
    await countFor(uid, { tutorMemo: "세기만 해요" });
    const rows = await t.deps.sql`select 1 from applicants where merchant_uid = ${uid}`;
    expect(rows).toHaveLength(0);
  });
});

interface Recommended {
  subjectLabel: string;
  tutors: { tutor: { id: string; name: string; phoneNumber?: string }; score: number; reasons: string[] }[];
}

describe("recommended tutors", () => {
  const evenings = { weeklyAvailablePeriods: EVENINGS };
  const recommend = async (uid: string, body: object = evenings): Promise<Recommended[]> =>
    (await call(t, parent, "POST", `/lessons/applicants/${uid}/recommendations`, body)).json().courses;
  const idsOf = (course: Recommended | undefined) => (course?.tutors ?? []).map(({ tutor }) => tutor.id);
  const chosenFor = async (uid: string) => {
    const rows = await t.deps.sql<{ subject_key: string; chosen: number[] }[]>`
      select subject_key, chosen_tutor_ids as chosen from matches where merchant_uid = ${uid}`;
    return Object.fromEntries(rows.map(({ subject_key, chosen }) => [subject_key, chosen.map(String)]));
  };

  test("are the best five for what was answered, with score and reasons, and without a phone number", async () => {
    const uid = await placeOrder(t, parent);
    const [course] = await recommend(uid);
    const scores = course?.tutors.map(({ score }) => score) ?? [];
    expect(scores).toHaveLength(5);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(course?.tutors.every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(JSON.stringify(course)).not.toMatch(/phone|010\d{8}/);
    const [women] = await recommend(uid, { ...evenings, tutorGenders: "FEMALE" });
    const genders = await t.deps.sql`select distinct gender from tutors where id = any(${idsOf(women).map(Number)})`;
    expect(genders).toEqual([{ gender: "FEMALE" }]);
    expect(await t.deps.sql`select 1 from applicants where merchant_uid = ${uid}`).toHaveLength(0);
  });

  test("keep who was picked although others fit better", async () => {
    const uid = await placeOrder(t, parent);
    const last = await t.deps.sql<{ id: string }[]>`
      select p.tutor_id::text as id from tutor_postings p where p.subject_detail_key = 'MATH_M2_2' and p.rank = 'BASIC'
      order by p.missing_points desc, p.tutor_id desc limit 40`;
    const shown = new Set(idsOf((await recommend(uid, {}))[0]));
    const picked = last.find(({ id }) => !shown.has(id))?.id ?? "";
    const [course] = await recommend(uid, { selectedTutors: picked });
    expect(idsOf(course)).toEqual([...shown, picked]);
  });

  test("who are picked are asked before everybody else", async () => {
    const uid = await placeOrder(t, parent);
    const [course] = await recommend(uid);
    const shown = idsOf(course);
    const selected = shown.slice(1, 3);
    const picks = { recommendedTutors: shown.join(), selectedTutors: [...selected, selected[0]].join() };
    const saved = await patch(parent, uid, { ...evenings, ...picks });
    expect(saved.json()).toMatchObject({ recommendedTutors: shown, selectedTutors: selected });
    const names = course?.tutors.slice(1, 3).map(({ tutor }) => tutor.name);
    expect((await get(parent, uid)).json().selectedTutorNames).toEqual(names);
    await patch(parent, uid, { complete: true });
    const [match] = await t.deps.sql`select id from matches where merchant_uid = ${uid}`;
    const status = async () => (await call(t, parent, "GET", `/lessons/matches/${match?.id}`)).json().status;
    await expect.poll(status).toBe("PROFILE_MATCHING");
    const asked = await t.deps.sql`
      select tutor_id::text as id from candidate_tutors where match_id = ${match?.id} order by tutor_id`;
    expect(asked.map(({ id }) => id)).toEqual(selected.toSorted((a, b) => Number(a) - Number(b)));
  });

  test("of a bundle are picked for the courses that they teach; the other course is searched as usual", async () => {
    const uid = await placeBundle(t, parent);
    const [maths, english] = await recommend(uid, { ...evenings });
    expect([maths?.subjectLabel, english?.subjectLabel]).toEqual(["수학", "영어"]);
    const alsoEnglish = await t.deps.sql<{ id: string }[]>`
      select tutor_id::text as id from tutor_subjects where subject_detail_key = 'ENGLISH_M2'`;
    const both = new Set(alsoEnglish.map(({ id }) => id));
    const [onlyMaths] = await t.deps.sql<{ id: string }[]>`
      select tutor_id::text as id from tutor_postings where subject_detail_key = 'MATH_M2_2' and rank = 'BASIC'
      and tutor_id::text <> all(${[...both]}) limit 1`;
    expect((await patch(parent, uid, { ...evenings, selectedTutors: onlyMaths?.id })).statusCode).toBe(200);
    await patch(parent, uid, { complete: true });
    expect(await chosenFor(uid)).toEqual({ MATH: [onlyMaths?.id], ENGLISH: [] });
    const searched = async () => {
      const [row] = await t.deps.sql`
        select status from matches where merchant_uid = ${uid} and subject_key = 'ENGLISH'`;
      return row?.status;
    };
    await expect.poll(searched).toBe("AIM_ING");
  });

  test("who stopped teaching since are not asked, and keep nothing from being saved", async () => {
    const uid = await placeOrder(t, parent);
    const [first, second] = idsOf((await recommend(uid))[0]);
    await patch(parent, uid, { ...evenings, selectedTutors: `${first},${second}` });
    const stopped = Number(first);
    const [taught] = await t.deps
      .sql`delete from tutor_subjects where tutor_id = ${stopped} and subject_detail_key = 'MATH_M2_2' returning *`;
    expect((await patch(parent, uid, { complete: true })).statusCode).toBe(200);
    expect(await chosenFor(uid)).toEqual({ MATH: [second] });
    await t.deps.sql`insert into tutor_subjects ${t.deps.sql(taught ?? {})}`;
  });

  test("of a foreign order answer as of a missing one", async () => {
    const uid = await placeOrder(t, parent);
    const student = await asDemo("student");
    const ask = (of: string) => call(t, student, "POST", `/lessons/applicants/${of}/recommendations`, {});
    const missing = await ask("NRNOTHING");
    expect(missing.statusCode).toBe(404);
    expect((await ask(uid)).json()).toEqual(missing.json());
    expect((await call(t, {}, "POST", `/lessons/applicants/${uid}/recommendations`, {})).statusCode).toBe(401);
  });
});
