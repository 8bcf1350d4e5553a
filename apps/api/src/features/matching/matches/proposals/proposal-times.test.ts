import { dayOfWeek, type LessonStart, lessonTimes, startOfKstDate, toKstDate } from "@pkg/domain";
import ical from "node-ical";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, lastMessage } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { planLessonsOf } from "../../../../../test/make-pair.ts";
import { type Asked, answer, askedFor, beginMatch } from "../../../../../test/search-match.ts";

// What a tutor is asked, what the buyer is shown and what is agreed is the same time.

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  // Everybody is free all week, so every search proposes the same hours.
  await t.deps.sql`update tutors set week_bits = repeat('1', 336)::bit(336), capacity = 20`;
});
afterAll(() => t.close());

interface Pairing {
  lessonTimes: string;
  isMatchable: boolean;
  isLapsed: boolean;
  otherTimes: { lessonStarts: LessonStart[]; lessonTimes: string }[];
}

/** Begins two searches for one student, and answers two tutors who are asked for the same hours, one for each. */
async function twoCourses() {
  const ids = [await beginMatch(t, parent), await beginMatch(t, parent)] as const;
  for (const id of ids) await expect.poll(async () => (await sentFor(id)).length).toBe(3);
  const [first] = await sentFor(ids[0]);
  const second = (await sentFor(ids[1])).find(({ tutorId }) => tutorId !== first?.tutorId);
  if (!first || !second) throw new Error("Two tutors were to be asked.");
  return { ids, first, second };
}

const sentFor = async (id: string) => (await askedFor(t, id)).filter(({ status }) => status === "SENT");
const open = async ({ pairingId, phoneNumber }: Asked): Promise<Pairing> =>
  (await call(t, {}, "GET", `/tutor-pairings/${pairingId}?phoneNumber=${phoneNumber}`)).json();
const acceptAt = ({ pairingId, tutorId, phoneNumber }: Asked, lessonStarts: readonly LessonStart[]) =>
  call(t, {}, "PUT", `/tutor-pairings/${pairingId}/candidate-tutors/${tutorId}`, {
    phoneNumber,
    talkSendStatus: "ACCEPT",
    lessonStarts,
  });
const read = async (path: string) => (await call(t, parent, "GET", path)).json();
const shownTo = async (id: string, { tutorId }: Asked) =>
  (await read(`/lessons/matches/${id}/suggestions`)).proposals.find(
    ({ tutor }: { tutor: { id: string } }) => tutor.id === String(tutorId),
  );

/** The weekly times at which lessons stand. */
function timesOf(moments: readonly Date[]): string {
  const starts = moments.map((moment) => {
    const date = toKstDate(moment);
    const halfHour = (moment.getTime() - startOfKstDate(date).getTime()) / 1_800_000;
    return { day: (dayOfWeek(date) + 6) % 7, halfHour };
  });
  const distinct = starts.filter(
    (start, at) => starts.findIndex((other) => JSON.stringify(other) === JSON.stringify(start)) === at,
  );
  return lessonTimes(distinct.sort((a, b) => a.day - b.day || a.halfHour - b.halfHour));
}

/** Every place that tells the times of a pair. */
async function toldTimes(id: string, tutor: Asked) {
  await planLessonsOf(t, parent, id);
  const lessons = await read(`/lessons/matches/${id}/lessons`);
  const { url } = (await call(t, parent, "POST", "/users/me/calendar")).json();
  const { body } = await t.app.inject({ url: new URL(url).pathname });
  const ids = new Set(lessons.content.map((lesson: { id: string }) => lesson.id));
  const events = Object.values(ical.sync.parseICS(body)).filter(
    (part) => part?.type === "VEVENT" && [...ids].some((one) => part.uid.includes(String(one))),
  );
  return {
    proposal: (await open(tutor)).lessonTimes,
    match: (await read(`/lessons/matches/${id}`)).lessonTimes,
    class: lessons.lessonTimes,
    lessons: timesOf(lessons.content.map(({ startsAt }: { startsAt: string }) => new Date(startsAt))),
    calendar: timesOf(events.map((event) => new Date((event as { start: Date }).start))),
  };
}
const everywhere = (times: string) => ({
  proposal: times,
  match: times,
  class: times,
  lessons: times,
  calendar: times,
});

test("two tutors are asked for the same hours: each pair's times agree wherever they are told", async () => {
  const { ids, first, second } = await twoCourses();
  const asked = await open(first);
  expect([asked.lessonTimes, asked.otherTimes]).toEqual(["월·화 17시", []]);
  expect((await open(second)).lessonTimes).toBe(asked.lessonTimes);
  for (const tutor of [first, second]) {
    expect((await lastMessage(t, tutor.phoneNumber))?.text).toContain(`${asked.lessonTimes}, 60분`);
  }

  const shown = await shownTo(ids[0], first);
  expect(shown.fit.reasons[0]).toBe(`${asked.lessonTimes}, 주 2회 만날 수 있어요`);
  const heard = new Set<string>();
  const stop = t.deps.liveEvents.subscribe("demo-parent", {
    hear: ({ matchId }) => void heard.add(matchId),
    end: () => {},
  });
  expect((await answer(t, first, "ACCEPT")).statusCode).toBe(200);
  // The open page of the other course looks again, and promises nothing that is gone.
  await expect.poll(() => [...heard].sort()).toEqual([...ids].sort());
  stop();
  // Accepting and booking change neither the score nor a reason, at any reload.
  expect((await shownTo(ids[0], first)).fit).toEqual(shown.fit);
  expect(await toldTimes(ids[0], first)).toEqual(everywhere("월·화 17시"));
  // A proposal keeps how many students its tutor had, which is not how many there are now.
  await t.deps.sql`update candidate_tutors set fit = fit || '{"notes": [], "students": 2}'
    where match_id = ${ids[0]}`;
  expect((await shownTo(ids[0], first)).fit.notes).toEqual(["제안할 때 두 명을 가르치고 있었어요"]);

  const before = await shownTo(ids[1], second);
  expect(before.fit.reasons[0]).toBe("월·화 18시, 주 2회 만날 수 있어요");
  const refused = await answer(t, second, "ACCEPT");
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 52001]);
  expect(await read(`/lessons/matches/${ids[1]}`)).toMatchObject({ status: "AIM_ING", tutorId: null });
  const { otherTimes, isMatchable } = await open(second);
  expect(isMatchable).toBe(true);
  expect(refused.json().otherTimes).toEqual(otherTimes);
  expect(otherTimes[0]?.lessonTimes).toBe("월·화 18시");
  expect((await acceptAt(second, otherTimes[0]?.lessonStarts ?? [])).json().lessonTimes).toBe("월·화 18시");
  const after = await shownTo(ids[1], second);
  expect(after.fit).toEqual({
    ...before.fit,
    reasons: ["월·화 18시, 주 2회 만날 수 있어요", ...before.fit.reasons.slice(1)],
  });
  expect(await toldTimes(ids[1], second)).toEqual(everywhere("월·화 18시"));
});

test("other times are taken only once the proposed are gone, and only those that the buyer wished", async () => {
  const id = await beginMatch(t, parent);
  await expect.poll(async () => (await sentFor(id)).length).toBe(3);
  const [tutor] = await sentFor(id);
  if (!tutor) throw new Error("Somebody was to be asked.");
  const sunday = [
    { day: 6, halfHour: 34 },
    { day: 6, halfHour: 36 },
  ];
  const early = await acceptAt(tutor, sunday);
  expect([early.statusCode, early.json().fields[0].path]).toEqual([400, "lessonStarts"]);
  await t.deps.sql`update tutors set taken_bits = ~(repeat('0', 336)::bit(336)) & ~(
      set_bit(set_bit(set_bit(set_bit(repeat('0', 336)::bit(336), 322, 1), 323, 1), 324, 1), 325, 1)) where id = ${tutor.tutorId}`;
  // Free on Sunday evening alone, which nobody wished.
  expect(await open(tutor)).toMatchObject({ isMatchable: false, isLapsed: true, otherTimes: [] });
  const shown = await shownTo(id, tutor);
  expect(shown.isLapsed).toBe(true);
  expect(shown.fit.reasons.join()).not.toContain("만날 수 있어요");
  const refused = await acceptAt(tutor, sunday);
  expect([refused.statusCode, refused.json().errorCode, refused.json().otherTimes]).toEqual([409, 52001, []]);
  const [row] = await t.deps.sql`select talk_send_status as status, lapsed_at is not null as lapsed
    from candidate_tutors where pairing_id = ${tutor.pairingId} and tutor_id = ${tutor.tutorId}`;
  expect(row).toEqual({ status: "TIMEOUT", lapsed: true });
  await t.deps.sql`update tutors set taken_bits = repeat('0', 336)::bit(336) where id = ${tutor.tutorId}`;
  expect((await answer(t, tutor, "ACCEPT")).json().errorCode).toBe(50004);
});

test("a round goes on by itself when a pair has taken the last time of those who are asked", async () => {
  const oneHour = {
    monday: ["17:00-18:00"],
    tuesday: ["17:00-18:00"],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  };
  // The student's earlier pairs are over.
  await t.deps.sql`update matches set ended_at = now() where status = 'MATCHED'`;
  const ids = [
    await beginMatch(t, parent, { weeklyAvailablePeriods: oneHour }),
    await beginMatch(t, parent, { weeklyAvailablePeriods: oneHour }),
  ] as const;
  for (const id of ids) await expect.poll(async () => (await sentFor(id)).length).toBe(3);
  const [first] = await sentFor(ids[0]);
  if (!first) throw new Error("Somebody was to be asked.");
  expect((await answer(t, first, "ACCEPT")).statusCode).toBe(200);
  await expect.poll(async () => (await read(`/lessons/matches/${ids[1]}`)).status).toBe("UNPAIRED");
  const { proposals, count } = await read(`/lessons/matches/${ids[1]}/suggestions`);
  expect(proposals.map(({ isLapsed }: { isLapsed: boolean }) => isLapsed)).toEqual([true, true, true]);
  // No wished time is left, which is not the same as "any time".
  expect(count).toBe(0);
});

test("when both accept at once, one does and the other is asked again", async () => {
  const { first, second } = await twoCourses();
  const answers = await Promise.all([answer(t, first, "ACCEPT"), answer(t, second, "ACCEPT")]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const loser = answers[0]?.statusCode === 409 ? first : second;
  const { otherTimes } = await open(loser);
  expect((await acceptAt(loser, otherTimes[0]?.lessonStarts ?? [])).statusCode).toBe(200);
});
