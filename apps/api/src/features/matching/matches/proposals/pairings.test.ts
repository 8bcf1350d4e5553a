import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { RACE_RUNS } from "../../../../../test/env.ts";
import { type Asked, answer, askedFor, beginMatch } from "../../../../../test/search-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

async function askedTutors(): Promise<{ id: string; asked: [Asked, Asked, ...Asked[]] }> {
  const id = await beginMatch(t, parent);
  await expect.poll(async () => (await askedFor(t, id)).filter(({ status }) => status === "SENT").length).toBe(3);
  return { id, asked: (await askedFor(t, id)) as unknown as [Asked, Asked, ...Asked[]] };
}
const open = (pairingId: string, phoneNumber: string) =>
  call(t, {}, "GET", `/tutor-pairings/${pairingId}?phoneNumber=${phoneNumber}`);

test("an unknown pairing and a phone that was not asked answer alike", async () => {
  const { asked } = await askedTutors();
  const wrongPhone = await open(asked[0].pairingId, "01099998888");
  const wrongId = await open("A".repeat(22), asked[0].phoneNumber);
  for (const refused of [wrongPhone, wrongId]) {
    expect([refused.statusCode, refused.json().errorCode]).toEqual([404, 20001]);
  }
  const other = await answer(t, { ...asked[0], tutorId: asked[1].tutorId }, "ACCEPT");
  expect(other.statusCode).toBe(404);
});

test.each(["", "123", "0212345678", "01012"])("the phone %j is refused at its field", async (phone) => {
  const { statusCode, json } = await open("A".repeat(22), phone);
  expect([statusCode, json().fields[0].path]).toEqual([400, "phoneNumber"]);
});

test("a memo of before contact details were refused is read without them", async () => {
  const { id, asked } = await askedTutors();
  const read = async () => (await open(asked[0].pairingId, asked[0].phoneNumber)).json();
  expect(await read()).toMatchObject({ tutorMemo: "문제를 천천히 풀어 주세요.", levelTest: null });
  await t.deps.sql`update applicants set tutor_memo = '제 번호는 010-1234-5678이에요. 천천히요.'
    where merchant_uid = (select merchant_uid from matches where id = ${id})`;
  expect(await read()).toMatchObject({ tutorMemo: "제 번호는 (연락처 가림) 천천히요." });
});

test("a memo of a paid offer is staff's, until the family changes it", async () => {
  const { id, asked } = await askedTutors();
  const read = async () => (await open(asked[0].pairingId, asked[0].phoneNumber)).json();
  expect(await read()).toMatchObject({ isStaffMemo: false });
  await t.deps.sql`with consultation as (
      insert into consultations (phone_number, grade, study_purposes, slots, promised_on, promised_half_day, promised_until)
      values ('01055550001', 8, '{}', '[]', '2026-11-30', 'MORNING', now()) returning id),
    offer as (insert into consultation_offers (consultation_id, token_hash, courses, wishes, expires_at)
      select id, 'memo-of-an-offer', '[]', '{"tutorMemo": "도형부터 부탁드려요."}', now() from consultation returning id)
    update orders set order_funnel_type = 'ROCKET_ENROLL', order_funnel_value = (select id::text from offer)
    where merchant_uid = (select merchant_uid from matches where id = ${id})`;
  expect(await read()).toMatchObject({ isStaffMemo: false });
  await t.deps.sql`update applicants set tutor_memo = '도형부터 부탁드려요.'
    where merchant_uid = (select merchant_uid from matches where id = ${id})`;
  expect(await read()).toMatchObject({ isStaffMemo: true });
});

test("a burst of wrong phones meets the limit; the right one counts as none", async () => {
  const { asked } = await askedTutors();
  const [one] = asked;
  for (let time = 0; time < 15; time += 1) expect((await open(one.pairingId, one.phoneNumber)).statusCode).toBe(200);
  const burst = await Promise.all(
    Array.from({ length: 20 }, (_, index) => open(one.pairingId, `010555500${String(index).padStart(2, "0")}`)),
  );
  expect(burst.filter(({ statusCode }) => statusCode === 404)).toHaveLength(10);
  const limited = burst.filter(({ statusCode }) => statusCode === 429);
  expect(limited).toHaveLength(10);
  expect(limited[0]?.json()).toMatchObject({ service: "class", errorCode: 10004 });
  // The other tutors of the round have the same link, and are somewhere else.
  const url = `/api/tutor-pairings/${one.pairingId}?phoneNumber=${asked[1].phoneNumber}`;
  expect((await t.app.inject({ url, remoteAddress: "203.0.113.7" })).statusCode).toBe(200);
  await t.deps.sql`delete from rate_limits`;
});

test("a tutor without a place left, or whose week has filled, cannot accept", async () => {
  const { asked } = await askedTutors();
  const [full, busy] = asked;
  await t.deps.sql`update tutors set active_students = capacity where id = ${full.tutorId}`;
  expect((await answer(t, full, "ACCEPT")).json()).toMatchObject({ errorCode: 50004 });
  await t.deps.sql`update tutors set taken_bits = repeat('1', 336)::bit(336) where id = ${busy.tutorId}`;
  const refused = await answer(t, busy, "ACCEPT");
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 52001]);
});

test.each(["is_resting = true", "is_open = false"])(
  "a rest that began after a proposal was sent ends it for nobody: %s",
  async (rest) => {
    const { id, asked } = await askedTutors();
    const [one, two] = asked;
    for (const { tutorId } of [one, two]) {
      await t.deps.sql.unsafe(`update tutors set ${rest} where id = ${tutorId}`);
      await t.deps.sql`update tutors set capacity = 20, taken_bits = repeat('0', 336)::bit(336) where id = ${tutorId}`;
    }
    expect((await open(one.pairingId, one.phoneNumber)).json()).toMatchObject({ isMatchable: true });
    expect((await answer(t, one, "ACCEPT")).statusCode).toBe(200);
    expect((await open(two.pairingId, two.phoneNumber)).json()).toMatchObject({ isTaken: true });
    await t.deps.sql`update tutors set is_resting = false, is_open = true where id in (${one.tutorId}, ${two.tutorId})`;
    await t.deps.sql`update matches set ended_at = now() where id = ${id}`;
  },
);

test("when two or three accept at once, one does", async () => {
  const { id, asked } = await askedTutors();
  await t.deps
    .sql`update tutors set capacity = 8, active_students = 0 where id = any(${asked.map(({ tutorId }) => tutorId)})`;
  for (let trial = 0; trial < RACE_RUNS; trial += 1) {
    const answers = await Promise.all(asked.map((one) => answer(t, one, "ACCEPT")));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const [pair] = await t.deps.sql<[{ accepted: number; tutor: number }]>`
      select (select count(*)::int from candidate_tutors where match_id = ${id} and talk_send_status = 'ACCEPT') as accepted,
        tutor_id as tutor from matches where id = ${id}`;
    const winner = asked[answers.findIndex(({ statusCode }) => statusCode === 200)];
    expect(pair).toEqual({ accepted: 1, tutor: winner?.tutorId });
    await t.deps.sql.begin(async (tx) => {
      await tx`update matches set status = 'AIM_ING', tutor_id = null where id = ${id}`;
      await tx`update candidate_tutors set talk_send_status = 'SENT' where match_id = ${id}`;
      await tx`update tutors set taken_bits = repeat('0', 336)::bit(336), active_students = 0 where id = any(${asked.map(({ tutorId }) => tutorId)})`;
    });
  }
});

test("the signed-in tutor sees what was proposed, and nobody else's", async () => {
  const { asked } = await askedTutors();
  const tutor = await asDemo("tutor");
  const seen = async () => {
    const { content } = (await call(t, tutor, "GET", "/tutors/me/proposals")).json();
    return content.map(({ id }: { id: string }) => id).sort();
  };
  const own = async () => {
    const rows = await t.deps.sql<{ id: string }[]>`select pairing_id as id from candidate_tutors
      where tutor_id = (select id from tutors where user_id = ${tutor.userId}) and talk_send_status <> 'READY'`;
    return rows.map(({ id }) => id).sort();
  };
  expect(await seen()).toEqual(await own());
  await t.deps.sql`update candidate_tutors set tutor_id = (select id from tutors where user_id = ${tutor.userId})
    where (pairing_id, tutor_id) in (select pairing_id, tutor_id from candidate_tutors
      where pairing_id = ${asked[0].pairingId} order by tutor_id limit 1)
      and not exists (select 1 from candidate_tutors c join tutors t on t.id = c.tutor_id
        where c.pairing_id = ${asked[0].pairingId} and t.user_id = ${tutor.userId})`;
  expect(await seen()).toContain(asked[0].pairingId);
  expect(await seen()).toEqual(await own());
});
