import { formatKoreanDate, MAX_ASKED_TUTORS, searchEndsAt } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { SUNDAY } from "../../../../../test/offer-times.ts";
import { askedFor, beginMatch } from "../../../../../test/search-match.ts";
import { advanceMatch } from "./advance-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  // Rounds begin and end here when the test says so, and proposals count as sent.
  await t.deps.jobs.stop();
});
afterAll(() => t.close());

interface Row {
  status: string;
  round: number;
  promisedOn: string;
  deadlineAt: Date | null;
}

const look = async (id: string): Promise<Row> => {
  const [row] = await t.deps.sql<[Row]>`
    
    select status, round, promised_on as "promisedOn", deadline_at as "deadlineAt" from matches where id = ${id}`;
  return { ...row, deadlineAt: row.deadlineAt && new Date(row.deadlineAt) };
};
const found = async (id: string) => (await call(t, parent, "GET", `/lessons/matches/${id}/suggestions`)).json();

/** No tutor answers: the round's time is over at this instant. @returns how many the next round asks */
async function endRound(id: string, at: Date): Promise<number> {
  const { round } = await look(id);
  const before = (await askedFor(t, id)).length;
  await t.deps.sql`update candidate_tutors set due_at = '2020-01-01', talk_send_status =
    case talk_send_status when 'READY' then 'SENT' else talk_send_status end where match_id = ${id}`;
  await advanceMatch(systemCtx(t.deps), id, round, at);
  return (await askedFor(t, id)).length - before;
}

async function begun(): Promise<string> {
  const id = await beginMatch(t, parent);
  await advanceMatch(systemCtx(t.deps), id, 0);
  expect(await look(id)).toMatchObject({ status: "AIM_ING", round: 1 });
  return id;
}

/** Runs a search to its end, a minute for each round. @returns how many each round asked */
async function searchOn(id: string): Promise<number[]> {
  const asked = [(await askedFor(t, id)).length];
  for (const at = new Date(); ; at.setMinutes(at.getMinutes() + 1)) {
    const next = await endRound(id, at);
    if ((await look(id)).status === "UNPAIRED") return asked;
    asked.push(next);
  }
}

/** What the buyer is told when a search ends. */
const told = async (id: string): Promise<string[]> =>
  (
    await t.deps.sql`select data ->> 'text' as text from pgboss.job
    where singleton_key like ${`match.UNPAIRED:${id}:%`}`
  ).map(({ text }) => text);

describe("a search that no tutor accepts", () => {
  test("that ends while other times of a tutor wait for the family asks for that answer, not for less", async () => {
    const id = await begun();
    const [one] = await askedFor(t, id);
    await t.deps.sql`update tutors set taken_bits = repeat('0', 336)::bit(336) where id = ${one?.tutorId ?? 0}`;
    await t.deps
      .sql`update candidate_tutors set offered_at = now(), offered_starts = ${JSON.stringify(SUNDAY)}::text::jsonb
      where match_id = ${id} and tutor_id = ${one?.tutorId ?? 0}`;
    await searchOn(id);
    expect(await told(id)).toEqual([
      expect.stringMatching(
        /명께 제안했고, 다른 시간을 제안한 선생님이 답을 기다려요\. 그 시간이 괜찮은지 알려 주세요\./,
      ),
    ]);
  });

  test("leads to a consultation when no wish given up would find another tutor", async () => {
    const id = await begun();
    await searchOn(id);
    expect((await found(id)).widenings).toMatchObject([{ more: 0 }, { more: 0 }]);
    expect(await told(id)).toEqual([
      expect.stringContaining("찾지 못했어요. 무료 상담으로 알려 주시면 저희가 직접 찾아 드려요."),
    ]);
  });

  test("goes on until all who fit were asked, and only then names a wish to give up", async () => {
    // They teach it, but only from six to nine in the morning.
    await t.deps.sql`with early as (update tutors
        set week_bits = repeat(repeat('0', 12) || repeat('1', 6) || repeat('0', 30), 7)::bit(336), capacity = 5
        where not exists (select from tutor_subjects s where s.tutor_id = tutors.id and s.subject_detail_key = 'MATH_M2_2')
        returning id)
      insert into tutor_subjects (tutor_id, subject_detail_key, confidence) select id, 'MATH_M2_2', 'AVERAGE' from early`;
    const id = await begun();
    const { count } = await found(id);
    expect(count).toBeGreaterThan(45);
    expect(count).toBeLessThan(MAX_ASKED_TUTORS - 3);
    const asked = await searchOn(id);
    expect(asked).toEqual([3, 15, 30, count - 45]);
    expect(await look(id)).toMatchObject({ status: "UNPAIRED", deadlineAt: null });
    expect((await found(id)).count).toBe(0);
    expect(await told(id)).toEqual([
      `[나란] 김하준 학생 수학 중2-2 수업은 시간·성별이 맞는 선생님 ${count + 3}명께 모두 제안했지만 맡을 분을 아직 찾지 못했어요. 조건을 하나 넓히면 바로 다시 찾아 드려요. http://localhost:3000/tutoring/matching`,
    ]);
  });

  test("asks a hundred at most, says so, and asks a hundred more when the buyer wants it", async () => {
    await t.deps.sql`insert into tutor_subjects (tutor_id, subject_detail_key, confidence)
      select id, 'MATH_M2_2', 'AVERAGE' from tutors on conflict do nothing`;
    await t.deps.sql`update tutors set week_bits = repeat('1', 336)::bit(336), capacity = 5`;
    const id = await begun();
    const all = 3 + (await found(id)).count;
    expect(all).toBeGreaterThan(MAX_ASKED_TUTORS + 18);
    expect(await searchOn(id)).toEqual([3, 15, 30, 30, 22]);
    const ids = (await askedFor(t, id)).map(({ tutorId }) => tutorId);
    expect(new Set(ids).size).toBe(MAX_ASKED_TUTORS);
    expect((await found(id)).count).toBe(all - MAX_ASKED_TUTORS);
    expect(await told(id)).toEqual([
      "[나란] 김하준 학생 수학 중2-2 수업은 선생님 100명께 제안했지만 맡을 분이 아직 없어요. 다시 찾기를 누르면 아직 묻지 않은 선생님께 이어서 제안해요. http://localhost:3000/tutoring/matching",
    ]);

    await t.deps.sql`update matches set promised_on = '2026-01-02' where id = ${id}`;
    const again = await call(t, parent, "POST", `/lessons/matches/${id}/search`, { widening: null });
    expect(again.json()).toMatchObject({ status: "AIM_ING" });
    expect(again.json().promisedOn > "2026-01-02").toBe(true);
    await endRound(id, new Date());
    expect(await look(id)).toMatchObject({ status: "MATCHING" });
  });
});

test("the search is over at six in the evening of the promised day, and no round lasts longer", async () => {
  const [first, second] = [await begun(), await begun()];
  const { promisedOn } = await look(first);
  const ends = searchEndsAt(promisedOn);
  expect(await endRound(first, new Date(ends.getTime() - 60_000))).toBe(15);
  expect(await look(first)).toMatchObject({ status: "MATCHING", deadlineAt: ends });
  expect(await endRound(first, ends)).toBe(0);
  expect(await look(first)).toMatchObject({ status: "UNPAIRED", deadlineAt: null });
  expect((await found(first)).count).toBeGreaterThan(0);
  expect((await told(first))[0]).toContain(
    `수업은 ${formatKoreanDate(promisedOn)}까지 선생님을 알려 드리지 못해 죄송해요.`,
  );
  expect((await told(first))[0]).toMatch(/선생님 18명께 제안했지만 .*다시 찾기를/);
  expect(await told(second)).toEqual([]);
  expect((await look(second)).status).toBe("AIM_ING");
});
