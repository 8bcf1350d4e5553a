import { randomUUID } from "node:crypto";
import { addDays, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair } from "../../../../test/make-pair.ts";

let t: TestApp;
let operator: Caller;
let match: string;
const TODAY = toKstDate(new Date());
const DAYS = `from=${addDays(TODAY, -2)}&to=${TODAY}`;

beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
  match = await makePair(t, await asDemo("parent"));
  const { sql } = t.deps;
  for (const [reason, count] of [
    ["VOICE", 2],
    ["SUBJECTS", 1],
  ] as const) {
    for (let n = 0; n < count; n += 1) {
      const { userId } = await newAccount(t);
      await sql`insert into tutor_applicants (user_id, status, name, reason, reject_reason, decided_at)
        values (${userId}, 'REJECTED', '신동현', '녹음이 잘 들리지 않아요.', ${reason}, now())`;
    }
  }
  for (const reason of ["LEVEL", "LEVEL", "SCHEDULE"]) {
    await sql`insert into rematch_forms (match_id, tutor_id, rematch_reason, rematch_reason_detail, weekly_available_periods, promised_on)
      values (${match}, ${DEMO_TUTOR}, ${reason}, '조금 빨라요', '{}'::jsonb, '2026-12-01')`;
  }
  // Long ago: behind the period.
  await sql`insert into rematch_forms (match_id, tutor_id, rematch_reason, weekly_available_periods, promised_on, created_at)
    values (${match}, ${DEMO_TUTOR}, 'OTHER', '{}'::jsonb, '2026-01-01', now() - interval '40 days')`;
  await refuseProposal("TIME", 1);
  await refuseProposal(null, 2);
  await sql`insert into class_pulses (match_id, tutor_id, answer, handled_at, handled_note)
    values (${match}, ${DEMO_TUTOR}, 'BAD', now(), '전화했어요')`;
});
afterAll(() => t.close());

async function refuseProposal(reason: string | null, round: number): Promise<void> {
  const { sql } = t.deps;
  const pairing = randomUUID();
  await sql`insert into tutor_pairings (id, match_id, round) values (${pairing}, ${match}, ${round})`;
  await sql`insert into candidate_tutors (pairing_id, tutor_id, match_id, talk_send_status, score, lesson_starts, reject_reason, reason,
      due_at, answered_at)
    values (${pairing}, ${DEMO_TUTOR}, ${match}, 'REJECT', 1, '[]'::jsonb, ${reason}, '저녁은 어려워요', now(), now())`;
}

const counts = async (days = DAYS, who = operator) => call(t, who, "GET", `/operator/reason-counts?${days}`);
const list = async (query: string, who = operator) => call(t, who, "GET", `/operator/reasons?${query}`);

test("each reason is counted in its time, the most frequent first", async () => {
  expect((await counts()).json().content).toEqual([
    { kind: "APPLICANT", reason: "VOICE", count: 2 },
    { kind: "APPLICANT", reason: "SUBJECTS", count: 1 },
    { kind: "REMATCH", reason: "LEVEL", count: 2 },
    { kind: "REMATCH", reason: "SCHEDULE", count: 1 },
    { kind: "PROPOSAL", reason: "OTHER", count: 1 },
    { kind: "PROPOSAL", reason: "TIME", count: 1 },
    { kind: "PULSE", reason: "HANDLED", count: 1 },
  ]);
  const before = (await counts(`from=${addDays(TODAY, -60)}&to=${addDays(TODAY, -30)}`)).json().content;
  expect(before).toEqual([{ kind: "REMATCH", reason: "OTHER", count: 1 }]);
});

test.each([
  ["APPLICANT", "VOICE", { name: "신동현", note: "녹음이 잘 들리지 않아요." }],
  ["REMATCH", "LEVEL", { name: "김하준", note: "조금 빨라요" }],
  ["PROPOSAL", "TIME", { about: "김하준 학생", note: "저녁은 어려워요" }],
  ["PULSE", "HANDLED", { name: "김하준", note: "전화했어요", targetId: "demo-parent" }],
])("the list of %s by %s has as many rows as its number says", async (kind, reason, row) => {
  const number = (await counts())
    .json()
    .content.find((one: { kind: string; reason: string }) => one.kind === kind && one.reason === reason);
  const { content, nextCursor } = (await list(`kind=${kind}&reason=${reason}&${DAYS}`)).json();
  expect([content.length, nextCursor]).toEqual([number.count, null]);
  expect(content[0]).toMatchObject({ kind, reason, ...row });
});

test("without a reason all of a kind are listed, page by page in either order", async () => {
  const { sql } = t.deps;
  await sql`insert into rematch_forms (match_id, tutor_id, rematch_reason, weekly_available_periods, promised_on)
    select ${match}, ${DEMO_TUTOR}, 'PERSONALITY', '{}'::jsonb, '2026-12-01' from generate_series(1, 57)`;
  for (const dir of ["asc", "desc"]) {
    const first = (await list(`kind=REMATCH&${DAYS}&dir=${dir}`)).json();
    const rest = (await list(`kind=REMATCH&${DAYS}&dir=${dir}&cursor=${first.nextCursor}`)).json();
    expect([first.content.length, rest.content.length, rest.nextCursor]).toEqual([50, 10, null]);
    const ids = [...first.content, ...rest.content].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(60);
  }
});

test("wrong days are refused at their field, and others see nothing", async () => {
  for (const days of [`from=${TODAY}&to=${addDays(TODAY, -1)}`, "from=2020-01-01&to=2026-01-01", "from=x&to=y"]) {
    const answer = await counts(days);
    expect([answer.statusCode, answer.json().fields[0].path]).toEqual([400, "from"]);
  }
  for (const who of [await asDemo("parent"), await asDemo("tutor"), await asDemo("finance")]) {
    expect((await counts(DAYS, who)).statusCode).toBe(403);
    expect((await list(`kind=PULSE&${DAYS}`, who)).statusCode).toBe(403);
  }
});
