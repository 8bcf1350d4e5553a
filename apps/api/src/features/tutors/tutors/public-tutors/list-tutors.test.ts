import {
  bitsToCalendar,
  commonCalendar,
  packLessons,
  proposedRankOf,
  TUTOR_PAGE,
  UNIVERSITY_GROUPS,
  universityGroupOf,
  weekPartsCalendar,
} from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, OWN_PROXY } from "../../../../../test/burst.ts";
import { ANYBODY, asDemo, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { beginMatch } from "../../../../../test/search-match.ts";
import type { TutorListWire } from "../schemas.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ config: { trustProxy: OWN_PROXY } });
});
afterAll(() => t.close());

let visitors = 0;
type Query = Record<string, string>;
const ask = (query: Query, offset = 0) => {
  const address = addressOf(visitors++ % 200);
  const search = new URLSearchParams({ ...query, offset: String(offset) });
  return call(t, ANYBODY, "GET", `/tutors?${search}`, undefined, { "x-forwarded-for": address });
};
const page = async (query: Query, offset = 0): Promise<TutorListWire> => (await ask(query, offset)).json();

/** Every page of a list, one after the other. */
async function readAll(query: Query) {
  const listed: TutorListWire["content"] = [];
  let count = 0;
  for (let offset: number | null = 0; offset !== null; ) {
    const found: TutorListWire = await page(query, offset);
    listed.push(...found.content);
    count = found.count;
    offset = found.nextOffset;
  }
  return { listed, count, ids: listed.map(({ id }) => Number(id)) };
}

/** Who should be listed, asked in the plainest way. */
async function expectedIds(meets: (tutor: Facts) => boolean): Promise<number[]> {
  const rows = await t.deps.sql<Facts[]>`
    select t.id, t.name, t.gender, t.tier, t.styles, t.major, t.teaching_years as "teachingYears",
      (t.week_bits & ~t.taken_bits)::text as free, u.name as "universityName", u.tier as "universityTier",
      array_agg(s.subject_detail_key) as details
    from tutors t join universities u on u.id = t.university_id join tutor_subjects s on s.tutor_id = t.id
    where t.is_open and not t.is_resting and t.active_students < t.capacity group by t.id, u.id`;
  const hasHour = ({ free }: Facts) => packLessons(bitsToCalendar(free), 60).length > 0;
  return rows.filter((tutor) => proposedRankOf(tutor) && hasHour(tutor) && meets(tutor)).map(({ id }) => id);
}
interface Facts {
  id: number;
  name: string;
  gender: string;
  tier: "EXPERT";
  styles: string[];
  major: string;
  teachingYears: number;
  free: string;
  universityName: string;
  universityTier: "HIGHEST";
  details: string[];
}
const ascending = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
const meetsIn = ({ free }: Facts, part: "saturday-morning") =>
  packLessons(commonCalendar(bitsToCalendar(free), weekPartsCalendar([part])), 60).length > 0;

describe("the public list of tutors", () => {
  test.each<[string, Query, (tutor: Facts) => boolean]>([
    ["everybody", {}, () => true],
    ["a subject", { subject: "ENGLISH" }, ({ details }) => details.some((key) => key.startsWith("ENGLISH"))],
    ["a detail, by fit", { subject: "MATH", detail: "MATH_M2_2" }, ({ details }) => details.includes("MATH_M2_2")],
    [
      "a detail, by years",
      { subject: "MATH", detail: "MATH_M2_2", sort: "EXPERIENCE" },
      ({ details }) => details.includes("MATH_M2_2"),
    ],
    ["times", { times: "saturday-morning" }, (tutor) => meetsIn(tutor, "saturday-morning")],
    [
      "a detail and times",
      { subject: "MATH", detail: "MATH_M2_2", times: "saturday-morning" },
      (tutor) => tutor.details.includes("MATH_M2_2") && meetsIn(tutor, "saturday-morning"),
    ],
    [
      "one of two styles",
      { styles: "WARM,SPARTA" },
      ({ styles }) => styles.some((one) => one === "WARM" || one === "SPARTA"),
    ],
    ["a part of a name, in any case", { name: "지" }, ({ name }) => name.includes("지")],
    [
      "a name and a subject that only some teach",
      { name: "지", subject: "ENGLISH" },
      ({ name, details }) => name.includes("지") && details.some((key) => key.startsWith("ENGLISH")),
    ],
    ["a name that no tutor has", { name: "%" }, () => false],
    ["a gender", { genders: "FEMALE" }, ({ gender }) => gender === "FEMALE"],
    ["experts", { rank: "EXPERT" }, ({ tier }) => tier === "EXPERT"],
    ["basic ones", { rank: "BASIC" }, ({ tier }) => tier !== "EXPERT"],
    ...UNIVERSITY_GROUPS.map((group): [string, Query, (tutor: Facts) => boolean] => [
      group,
      { universities: group },
      (tutor) => universityGroupOf(tutor) === group,
    ]),
    [
      "two groups",
      { universities: "HIGHEST,MEDICAL" },
      (tutor) => ["HIGHEST", "MEDICAL"].includes(universityGroupOf(tutor)),
    ],
    ["what is unknown asks for nothing", { styles: "NICE", rank: "GOLD", times: "noon" }, () => true],
    ["a subject that there is not", { subject: "ALCHEMY" }, () => false],
  ])("%s: each is listed once, and as many as are counted", async (_what, query, meets) => {
    const { ids, count } = await readAll(query);
    expect(ascending(ids)).toEqual(ascending(await expectedIds(meets)));
    expect(count).toBe(ids.length);
  });

  test("comes in pages of ten and ends", async () => {
    const first = await page({});
    expect(first.content).toHaveLength(TUTOR_PAGE);
    expect(first.nextOffset).toBe(TUTOR_PAGE);
    expect(await page({}, first.count)).toEqual({ count: first.count, nextOffset: null, content: [] });
  });

  test("is ordered by free time, by years, or by fit", async () => {
    const years = (await readAll({ sort: "EXPERIENCE" })).listed.map(({ teachingYears }) => teachingYears);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    const sure = (await readAll({ subject: "MATH" })).listed.map(({ subjects }) =>
      subjects
        .filter(({ label }) => label === "수학")
        .every(({ confidence }) => confidence === "VERY_HIGH" || confidence === "HIGH"),
    );
    expect(sure).toEqual([...sure].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(sure).size).toBe(2);
    const { listed } = await readAll({ subject: "MATH", detail: "MATH_M2_2", styles: "WARM" });
    const scores = listed.map(({ fit }) => fit?.score ?? 0);
    expect(scores[0]).toBeGreaterThan(scores.at(-1) ?? 100);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(listed[0]?.fit?.reasons.join()).toContain("수학");
  });

  test.each<Query>([{}, { subject: "MATH", detail: "MATH_M2_2" }])("is ordered by reviews: %j", async (asked) => {
    const { ids } = await readAll(asked);
    const [first, second, third] = [ids.at(-1) ?? 0, ids.at(-3) ?? 0, ids.at(-5) ?? 0];
    await t.deps.sql`delete from reviews where tutor_id is not null`;
    const said: [tutorId: number, rating: number, isHidden: boolean][] = [
      [first, 50, false],
      [second, 50, false],
      [second, 40, false],
      [third, 10, false],
      [third, 10, true],
      [third, 10, true],
    ];
    for (const [tutorId, rating, isHidden] of said) {
      await t.deps.sql`
        insert into reviews (tutor_id, subject_key, grade, months, rating, text, hidden_at, hidden_reason)
        values (${tutorId}, 'MATH', 8, 3, ${rating}, '좋아요',
          case when ${isHidden}::boolean then now() end, case when ${isHidden}::boolean then '광고' end)`;
    }
    const rated = await page({ ...asked, sort: "RATING" });
    expect(
      rated.content.slice(0, 3).map(({ id, averageRating, reviewCount }) => [Number(id), averageRating, reviewCount]),
    ).toEqual([
      [first, 5, 1],
      [second, 4.5, 2],
      [third, 1, 1],
    ]);
    const most = await page({ ...asked, sort: "REVIEWS" });
    expect(most.content.slice(0, 3).map(({ id }) => Number(id))).toEqual([second, first, third]);
    expect(most.content[3]).toMatchObject({ averageRating: null, reviewCount: 0 });
    expect(most.count).toBe(ids.length);
    expect(ascending((await readAll({ ...asked, sort: "REVIEWS" })).ids)).toEqual(ascending(ids));
  });

  test("scores a tutor as the list of a match does", async () => {
    const parent = await asDemo("parent");
    const id = await beginMatch(t, parent, { likedTutorStyles: [] });
    const path = `/lessons/matches/${id}/suggestions`;
    const [suggestion] = (await call(t, parent, "GET", path)).json().suggestions;
    const { listed } = await readAll({ subject: "MATH", detail: "MATH_M2_2" });
    const same = listed.find((one) => one.id === suggestion.tutor.id);
    expect(same?.fit?.styleAndBackground).toBe(suggestion.styleAndBackground);
  });

  test("has public fields alone: no phone, no tier, no account, no student", async () => {
    const { content } = await page({ subject: "MATH", detail: "MATH_M2_2" });
    expect(Object.keys(content[0] ?? {}).sort()).toEqual([
      "averageRating",
      "fit",
      "gender",
      "id",
      "introduction",
      "lessonsGiven",
      "major",
      "name",
      "rank",
      "reviewCount",
      "styles",
      "subjects",
      "teachingYears",
      "universityName",
    ]);
    const { body } = await ask({});
    expect(body).not.toMatch(/01\d{8,9}|phone|tier|userId|student/i);
  });

  test("leaves out who pauses, rests, is full or has left", async () => {
    const { ids } = await readAll({});
    const [paused = 0, resting = 0, full = 0] = ids;
    await t.deps.sql`update tutors set is_open = false where id = ${paused}`;
    await t.deps.sql`update tutors set is_resting = true where id = ${resting}`;
    await t.deps.sql`update tutors set active_students = capacity where id = ${full}`;
    await t.deps.sql`update users set closed_at = now() where id = 'demo-tutor'`;
    const { ids: left, count } = await readAll({});
    expect(left.filter((id) => [paused, resting, full, 1001].includes(id))).toEqual([]);
    expect(count).toBe(left.length);
    await t.deps.sql`update users set closed_at = null where id = 'demo-tutor'`;
  });

  test.each(["-1", "ten", "10001"])("refuses the offset %s", async (offset) => {
    expect((await call(t, ANYBODY, "GET", `/tutors?offset=${offset}`)).statusCode).toBe(400);
  });
});
