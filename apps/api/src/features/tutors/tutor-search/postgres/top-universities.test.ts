import {
  isTopUniversity,
  proposedRankOf,
  type Studies,
  TOP_UNIVERSITIES_TEXT,
  TUTOR_TIERS,
  universityGroupOf,
} from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { askedTutors } from "../../../../../test/matched-pair.ts";
import { answer, askedFor, beginMatch } from "../../../../../test/search-match.ts";
import { UNIVERSITIES } from "../../../../import/write-schools.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const MAJORS = [
  ...["의예과", "의과대학 의학과", "치의예과", "한의학과", "약학부", "수의예과(수의학)", "약학대학"],
  ...["간호학과", "의과대학 간호학과", "한약학과", "제약공학과", "스포츠의학과", "의공학부", "수학교육과", ""],
];

test("the group and the rank that SQL gives to studies are those of the domain", async () => {
  const all = await t.deps.sql<(Studies & { group: string; ranks: (string | null)[] })[]>`
    select u.name as "universityName", u.tier as "universityTier", m.major, university_group(u.name, u.tier, m.major) as group,
      (select json_agg(proposed_rank(tier, university_group(u.name, u.tier, m.major))) from unnest(${[...TUTOR_TIERS]}::text[]) tier) as ranks
    from (select name, tier from universities union all values ('한국예술종합학교', 'OTHER'), ('서울교대', 'OTHER'), ('UNIST', 'HIGH')) u
    cross join unnest(${MAJORS}::text[]) m(major)`;
  expect(all.length).toBeGreaterThan(2_000);
  expect(all.map(({ group, ranks }) => [group, ranks])).toEqual(
    all.map((studies) => [universityGroupOf(studies), TUTOR_TIERS.map((tier) => proposedRankOf({ ...studies, tier }))]),
  );
  expect(new Set(all.map(({ group }) => group)).size).toBe(7);
});

test("the words that families read name every university at home that counts by its tier", () => {
  const short = (name: string) =>
    name.replace("여자대학교", "여대").replace("외국어대학교", "외대").replace("대학교", "대");
  const byTier = UNIVERSITIES.filter(({ name, tier }) => {
    const group = universityGroupOf({ universityName: name, universityTier: tier, major: "" });
    return group === "HIGHEST" || group === "HIGHER";
  }).map(({ name }) => short(name));
  expect(TOP_UNIVERSITIES_TEXT.split(",")[0]?.split("·")).toEqual(byTier);
});

/** Gives tutors a university by its name. */
const study = (ids: readonly number[], university: string, major: string) =>
  t.deps
    .sql`update tutors set major = ${major}, university_id = (select id from universities where name = ${university})
    where id = any(${[...ids]})`;
const suggested = async (id: string): Promise<string[]> =>
  (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`))
    .json()
    .suggestions.map(({ tutor }: { tutor: { id: string } }) => tutor.id);
const page = async (id: string) => (await call(t, {}, "GET", `/tutors/${id}`)).json();
const isListed = async (id: string) => {
  const rows = await t.deps.sql`select from tutor_listings where tutor_id = ${Number(id)}`;
  return rows.length > 0;
};

test("who studies elsewhere is suggested, listed and shown for no new lessons; an expert is", async () => {
  const match = await beginMatch(t, parent);
  await askedTutors(t, match, 3);
  const [nurse, expert, other] = await suggested(match);
  if (!nurse || !expert || !other) throw new Error("Three tutors were to be suggested.");
  const ids = [nurse, expert, other];
  await study([Number(nurse), Number(expert)], "국립창원대학교", "간호학과");
  await study([Number(other)], "국립창원대학교", "의예과");
  await t.deps.sql`update tutors set tier = 'EXPERT' where id = ${Number(expert)}`;
  await expect.poll(() => suggested(match)).not.toContain(nurse);
  await expect.poll(() => suggested(match)).toContain(other);
  expect(await Promise.all(ids.map(isListed))).toEqual([false, true, true]);
  expect(await Promise.all(ids.map(async (id) => (await page(id)).takesStudents))).toEqual([false, true, true]);

  // A university that is renamed is another one.
  await t.deps.sql`update universities set name = '창원교육대학교' where name = '국립창원대학교'`;
  await expect.poll(() => isListed(nurse)).toBe(true);
  await t.deps.sql`update universities set name = '국립창원대학교' where name = '창원교육대학교'`;
  expect(await isListed(nurse)).toBe(false);
});

test("all on the home page and in every group of the list studies at a top university, or is an expert", async () => {
  const { content } = (await call(t, {}, "GET", "/tutors/featured")).json();
  expect(content).toHaveLength(6);
  const rows = await t.deps.sql<(Studies & { tier: "BASIC"; featured: boolean })[]>`
    select u.name as "universityName", u.tier as "universityTier", t.major, t.tier,
      t.id = any(${content.map(({ id }: { id: string }) => Number(id))}) as featured
    from tutor_listings l join tutors t on t.id = l.tutor_id join universities u on u.id = t.university_id where l.subject_key = ''`;
  expect(rows.filter(({ featured }) => featured)).toHaveLength(6);
  expect(rows.filter((tutor) => proposedRankOf(tutor) === null)).toEqual([]);
  expect(rows.filter((tutor) => !isTopUniversity(tutor)).length).toBeGreaterThan(1);
});

test("a proposal that is out may be accepted, and its class goes on, also after a change of the university", async () => {
  const match = await beginMatch(t, parent);
  const [one, two] = await askedTutors(t, match, 3);
  if (!one || !two) throw new Error("Two tutors were to be asked.");
  await study([one.tutorId, two.tutorId], "국립창원대학교", "간호학과");
  expect((await answer(t, one, "ACCEPT")).statusCode).toBe(200);
  expect((await call(t, parent, "GET", `/lessons/matches/${match}`)).json()).toMatchObject({
    status: "MATCHED",
    tutorId: String(one.tutorId),
  });
  const next = await beginMatch(t, parent);
  await askedTutors(t, next, 3);
  const asked = (await askedFor(t, next)).map(({ tutorId }) => tutorId);
  expect([asked.includes(one.tutorId), asked.includes(two.tutorId)]).toEqual([false, false]);
  expect(await textsTo(t, one.phoneNumber)).toContain(one.pairingId);
});
