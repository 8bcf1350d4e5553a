import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { at, offerCalls, SUNDAY } from "../../../../../test/offer-times.ts";
import { type Asked, answer } from "../../../../../test/search-match.ts";
import { lapseProposals } from "../proposals/end-proposals.ts";
import { advanceMatch } from "../rounds/advance-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const RACE_RUNS = 3;

const { beginSearch, offer, open, say } = offerCalls(() => ({ t, family: parent }));
const shown = async (id: string, { tutorId }: Asked) => {
  const { proposals } = (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`)).json();
  return proposals.find(({ tutor }: { tutor: { id: string } }) => tutor.id === String(tutorId)).offer;
};

test("other times are offered, shown and agreed to: the pair has them, and the tutor's week holds them", async () => {
  const { id, one, two } = await beginSearch();
  const before = (await open(one)).lessonTimes;
  expect([(await open(one)).offer, await shown(id, one)]).toEqual([null, null]);
  const made = await offer(one, SUNDAY);
  expect([made.statusCode, made.json().offer.lessonTimes]).toEqual([200, "일 오전 8시·일 10시"]);
  expect(await shown(id, one)).toEqual({ lessonStarts: SUNDAY, lessonTimes: "일 오전 8시·일 10시" });
  // The first lesson that the tutor is told of lies in the times that wait for the family.
  expect(new Date((await open(one)).firstDay).getUTCDay()).toBe(0);
  // The proposal itself goes on as it was.
  expect(await open(one)).toMatchObject({ isMatchable: true, lessonTimes: before, talkSendStatus: "SENT" });
  expect((await open(one)).openStarts).toHaveLength(2);
  await expect
    .poll(() => textsTo(t, "01000000002"))
    .toMatch(
      /선생님이 김.. 학생 수학 .+ 수업에 다른 시간을 제안했어요. 일 오전 8시·일 10시에 괜찮은지 \d+월 \d+일\(.\)까지 답해 주세요. 다른 선생님이 먼저 수락하면 끝나요/,
    );

  const agreed = await say(id, one, SUNDAY, true);
  expect([agreed.statusCode, agreed.json()]).toMatchObject([
    200,
    { status: "MATCHED", lessonTimes: "일 오전 8시·일 10시" },
  ]);
  expect(await open(one)).toMatchObject({ talkSendStatus: "ACCEPT", lessonTimes: "일 오전 8시·일 10시", offer: null });
  expect((await open(two)).isTaken).toBe(true);
  const [week] = await t.deps.sql`select (taken_bits & ~week_bits)::text as outside, taken_bits::text as taken,
    active_students as students from tutors where id = ${one.tutorId}`;
  expect(week?.outside).not.toContain("1");
  expect(String(week?.taken).slice(6 * 48 + 16, 6 * 48 + 22)).toBe("110011");
  expect((await say(id, one, SUNDAY, true)).json().errorCode).toBe(50004);
});

test("the family's earliest day is that of the tutors who were asked, at their times or those they offer", async () => {
  const { id, one } = await beginSearch();
  const firstDay = async (): Promise<string> =>
    (await call(t, parent, "GET", `/lessons/matches/${id}`)).json().firstDay;
  const askedAt = async (day: number) => {
    const starts = JSON.stringify([at(day, 18)]);
    await t.deps.sql`update candidate_tutors set lesson_starts = ${starts}::jsonb where match_id = ${id}`;
    return firstDay();
  };
  const days = [await askedAt(6), await askedAt(2)];
  expect(days.map((day) => new Date(day).getUTCDay())).toEqual([0, 3]);
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  expect(await firstDay()).toBe([...days].sort()[0]);
  expect((await say(id, one, SUNDAY, false)).statusCode).toBe(200);
  expect(await firstDay()).toBe(days[1]);
});

test("who cannot agree says so: the proposal goes on at its own times, and no other offer is taken", async () => {
  const { id, one } = await beginSearch();
  await t.deps.sql`update tutors set user_id = null where user_id = 'demo-expert'`;
  await t.deps.sql`update tutors set user_id = 'demo-expert' where id = ${one.tutorId}`;
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  expect((await say(id, one, SUNDAY, false)).statusCode).toBe(200);
  expect(await open(one)).toMatchObject({ offer: null, declinedOffer: "일 오전 8시·일 10시", isMatchable: true });
  expect(await shown(id, one)).toBeNull();
  expect((await offer(one, [at(6, 12), at(6, 14)])).json().errorCode).toBe(50004);
  const [phone] = await t.deps.sql`select phone_number as number from users where id = 'demo-expert'`;
  await expect.poll(() => textsTo(t, String(phone?.number))).toContain("일 오전 8시·일 10시에는 어렵다고 해요");
  expect((await answer(t, one, "ACCEPT")).statusCode).toBe(200);
});

test("changed times are not agreed to, and the family is told once", async () => {
  const { id, one } = await beginSearch();
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  const later = [at(6, 12), at(6, 14)];
  expect((await offer(one, later)).statusCode).toBe(200);
  expect((await say(id, one, SUNDAY, true)).json().errorCode).toBe(50004);
  const [sent] = await t.deps.sql`select count(*)::int as count from pgboss.job
    where name = 'notice.send' and data ->> 'text' like ${`%matchId=${id}`}`;
  expect(sent?.count).toBe(1);
  expect((await say(id, one, later, true)).statusCode).toBe(200);
});

test.each([
  ["fewer lessons than a week has", [at(6, 8)], 10001],
  ["before six in the morning", [at(6, 5), at(6, 10)], 10001],
  ["twice the same time", [at(6, 8), at(6, 8)], 10001],
])("nobody offers %s", async (_, lessonStarts, errorCode) => {
  const { one } = await beginSearch();
  expect((await offer(one, lessonStarts)).json().errorCode).toBe(errorCode);
  expect((await open(one)).offer).toBeNull();
});

test("the proposed times are no other ones, and a phone that was not asked offers nothing", async () => {
  const { id, one, two } = await beginSearch();
  const [asked] = await t.deps.sql`select lesson_starts as starts from candidate_tutors
    where pairing_id = ${one.pairingId} and tutor_id = ${one.tutorId}`;
  expect((await offer(one, asked?.starts)).json().fields[0].path).toBe("lessonStarts");
  expect((await offer(one, SUNDAY, two.phoneNumber)).statusCode).toBe(404);
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  expect((await say(id, one, SUNDAY, true, await asDemo("student"))).statusCode).toBe(404);
  expect((await say(id, two, SUNDAY, true)).json().errorCode).toBe(50004);
});

test("a lesson that came there meanwhile ends the offer; one that is free keeps the proposal from lapsing", async () => {
  const { id, one } = await beginSearch();
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  const taken = (slots: string) =>
    t.deps.sql`update tutors set taken_bits = ${slots}::bit(336) where id = ${one.tutorId}`;
  // All but Sunday is taken.
  await taken("1".repeat(288) + "0".repeat(48));
  await t.deps.db.transaction((tx) => lapseProposals(tx, id));
  const kept = { isLapsed: false, isMatchable: true, openStarts: [], otherTimes: [], offer: { lessonStarts: SUNDAY } };
  expect(await open(one)).toMatchObject(kept);
  // Nor does a yes to the first times end it, which are gone.
  expect((await answer(t, one, "ACCEPT")).json().errorCode).toBe(52001);
  expect(await open(one)).toMatchObject(kept);
  await taken("1".repeat(336));
  expect(await shown(id, one)).toBeNull();
  expect((await say(id, one, SUNDAY, true)).json().errorCode).toBe(52001);
  const stage = async () => (await call(t, parent, "GET", `/lessons/matches/${id}`)).json().now.stage;
  expect(await stage()).toBe("SEARCHING");
});

test("a search that waits for its family shows no times that were given away meanwhile", async () => {
  const { id, one, two } = await beginSearch();
  const kept = [at(6, 20), at(6, 22)];
  expect([await offer(one, SUNDAY), await offer(two, kept)].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await t.deps.sql`update candidate_tutors set talk_send_status = 'TIMEOUT' where match_id = ${id}`;
  await t.deps.sql`update matches set status = 'UNPAIRED' where id = ${id}`;
  const stage = async () => (await call(t, parent, "GET", `/lessons/matches/${id}`)).json().now.stage;
  const asks = async () =>
    (await call(t, parent, "GET", "/users/me/open-tasks")).json().content.map(({ kind }: { kind: string }) => kind);
  expect([await stage(), await asks()]).toEqual(["OFFERED", expect.arrayContaining(["ANSWER_TIMES"])]);
  // Another family's pair takes all of the one tutor's week, by whichever way; the other one's offer still stands.
  await t.deps.sql`update tutors set taken_bits = repeat('1', 336)::bit(336) where id = ${one.tutorId}`;
  expect([await shown(id, one), await stage()]).toEqual([null, "OFFERED"]);
  await t.deps.sql`update tutors set taken_bits = repeat('1', 336)::bit(336) where id = ${two.tutorId}`;
  expect([await stage(), (await asks()).includes("ANSWER_TIMES")]).toEqual(["STUCK", false]);
  const [held] = await t.deps.sql<{ round: number }[]>`select round from matches where id = ${id}`;
  await advanceMatch(systemCtx(t.deps), id, Number(held?.round));
  const rows = await t.deps.sql`select m.status, lapsed_at is not null as lapsed, offered_starts as offered
    from candidate_tutors c join matches m on m.id = c.match_id where m.id = ${id} and c.tutor_id in (${one.tutorId}, ${two.tutorId})`;
  const over = { status: "UNPAIRED", lapsed: true, offered: null };
  expect(rows).toEqual([over, over]);
});

test("the family's no ends a proposal that only the offer kept going", async () => {
  const { id, one } = await beginSearch();
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  // All but Sunday is taken.
  const bits = "1".repeat(288) + "0".repeat(48);
  await t.deps.sql`update tutors set taken_bits = ${bits}::bit(336) where id = ${one.tutorId}`;
  expect((await open(one)).isLapsed).toBe(false);
  expect((await say(id, one, SUNDAY, false)).statusCode).toBe(200);
  expect(await open(one)).toMatchObject({ isLapsed: true, isMatchable: false, offer: null });
  const [went] = await t.deps.sql`select lapsed_at is not null as lapsed from candidate_tutors
    where pairing_id = ${one.pairingId} and tutor_id = ${one.tutorId}`;
  expect(went).toEqual({ lapsed: true });
});

test("another tutor accepts in the moment in which the family agrees: one pair, and both read what came of it", {
  timeout: 120_000,
}, async () => {
  for (let run = 0; run < RACE_RUNS; run += 1) {
    const { id, one, two } = await beginSearch();
    expect((await offer(one, SUNDAY)).statusCode).toBe(200);
    const [agreed, accepted] = await Promise.all([say(id, one, SUNDAY, true), answer(t, two, "ACCEPT")]);
    expect([agreed.statusCode, accepted.statusCode].sort()).toEqual([200, 409]);
    const winner = agreed.statusCode === 200 ? one : two;
    const [pair] = await t.deps.sql`select m.tutor_id as tutor, m.lesson_starts as starts,
        (select count(*)::int from candidate_tutors c where c.match_id = m.id and talk_send_status = 'ACCEPT') as accepted
      from matches m where m.id = ${id}`;
    expect(pair).toMatchObject({ tutor: winner.tutorId, accepted: 1 });
    if (winner === one) expect(pair?.starts).toEqual(SUNDAY);
    expect((await open(winner === one ? two : one)).isTaken).toBe(true);
  }
});
