import { lessonSlots, lessonTimes, setLessons, type WeeklyCalendar } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { type Asked, answer, askedFor, beginMatch } from "../../../../../test/search-match.ts";

// The courses of a student share their wishes, and so their best times; a student has only one week.

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const sentFor = async (matchId: string): Promise<Asked[]> =>
  (await askedFor(t, matchId)).filter(({ status }) => status === "SENT");

/** Begins searches for one student, and waits until their first tutors are asked. */
async function search(courses: number): Promise<string[]> {
  const ids: string[] = [];
  for (let course = 0; course < courses; course += 1) ids.push(await beginMatch(t, parent));
  for (const id of ids) await expect.poll(async () => (await sentFor(id)).length).toBe(3);
  return ids;
}

interface Pair {
  id: string;
  status: string;
  starts: { day: number; halfHour: number }[];
  minutes: number;
}

async function pairsOf(ids: readonly string[]): Promise<Pair[]> {
  return t.deps.sql<
    Pair[]
  >`select id, status, lesson_starts as starts, minutes from matches where id = any(${[...ids]})`;
}

/** Half-hours of the week that are taken more than once. */
function taken(pairs: readonly Pair[]): number[] {
  const slots = pairs.flatMap(({ starts, minutes }) => starts.flatMap((start) => lessonSlots(start, minutes)));
  return slots.filter((slot, index) => slots.indexOf(slot) !== index);
}

/** The first who was asked for each match and for none before it. */
async function differentTutors(ids: readonly string[]): Promise<Asked[]> {
  const chosen: Asked[] = [];
  for (const id of ids) {
    const one = (await sentFor(id)).find(({ tutorId }) => chosen.every((other) => other.tutorId !== tutorId));
    if (one) chosen.push(one);
  }
  return chosen;
}

/** Says yes, and to the first of the other times when the proposed ones are gone. */
async function accept(tutor: Asked) {
  const said = await answer(t, tutor, "ACCEPT");
  if (said.statusCode !== 409) return said;
  const [{ lessonStarts }] = said.json().otherTimes;
  const { pairingId, tutorId, phoneNumber } = tutor;
  const body = { phoneNumber, talkSendStatus: "ACCEPT", lessonStarts };
  return call(t, {}, "PUT", `/tutor-pairings/${pairingId}/candidate-tutors/${tutorId}`, body);
}

test("two tutors who accept at once for two courses of one student meet at different times", async () => {
  const ids = await search(2);
  const tutors = await differentTutors(ids);
  const answers = await Promise.all(tutors.map(accept));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const pairs = await pairsOf(ids);
  expect(pairs.map(({ status }) => status)).toEqual(["MATCHED", "MATCHED"]);
  expect(taken(pairs)).toEqual([]);

  // What a tutor reads of the proposal are the times that were agreed, not those that were asked.
  const agreed = answers.map((said) => said.json().lessonTimes);
  expect(agreed).toEqual(ids.map((id) => lessonTimes(pairs.find((pair) => pair.id === id)?.starts ?? [])));
  expect(agreed[0]).not.toBe(agreed[1]);

  // Both can begin within the three weeks that are offered.
  for (const id of ids) {
    const { content } = (await call(t, parent, "GET", `/lessons/matches/${id}/first-lesson-times`)).json();
    expect(content.length).toBeGreaterThan(0);
  }
});

test("a further search looks for other times, until the week is full", async () => {
  const [id = ""] = await search(1);
  const before = await t.deps.sql<{ lessonStarts: Pair["starts"]; minutes: number }[]>`
    select lesson_starts as "lessonStarts", minutes from matches
    where status = 'MATCHED' and student_id = (select student_id from matches where id = ${id})`;
  const [proposal] = await t.deps.sql<{ starts: Pair["starts"] }[]>`
    select lesson_starts as starts from candidate_tutors where match_id = ${id} limit 1`;
  expect(before).toHaveLength(2);
  const free = before.reduce<WeeklyCalendar>((week, pair) => setLessons(week, pair, 0), new Uint8Array(336).fill(1));
  const slots = (proposal?.starts ?? []).flatMap((start) => lessonSlots(start, 60));
  expect(slots.length).toBeGreaterThan(0);
  expect(slots.every((slot) => free[slot] === 1)).toBe(true);

  const [tutor] = await sentFor(id);
  await t.deps.sql`update matches set minutes = 30, lesson_starts = (
      select jsonb_agg(jsonb_build_object('day', slot / 48, 'halfHour', slot % 48)) from generate_series(0, 335) slot)
    where id in (select id from matches where status = 'MATCHED'
      and student_id = (select student_id from matches where id = ${id}) limit 1)`;
  if (!tutor) throw new Error("Nobody was asked.");
  const refused = await answer(t, tutor, "ACCEPT");
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 52001]);
});
