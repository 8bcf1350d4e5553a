import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo } from "../../test/caller.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import { makePair } from "../../test/make-pair.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  const matchId = await makePair(t, await asDemo("parent"));
  const { sql } = t.deps;
  await sql`insert into tutor_pairings (id, match_id, round) values ('students', ${matchId}, 1)`;
  await sql`insert into candidate_tutors (pairing_id, tutor_id, match_id, score, lesson_starts, due_at)
    values ('students', 1001, ${matchId}, 80, '[]'::jsonb, now())`;
});
afterAll(() => t.close());

const FILE = new URL("./migrations/0095_proposal-students.sql", import.meta.url);
const [, step = ""] = readFileSync(FILE, "utf8").split("--> statement-breakpoint");

test.each([
  [["수학 자신감은 ‘하’예요", "지금 두 명을 가르치고 있어요"], { notes: ["수학 자신감은 ‘하’예요"], students: 2 }],
  [["지금 열 명을 가르치고 있어요"], { notes: [], students: 10 }],
  [["지금 12명을 가르치고 있어요"], { notes: [], students: 12 }],
  [["수학 자신감은 ‘중’이에요"], { notes: ["수학 자신감은 ‘중’이에요"], students: 0 }],
  [[], { notes: [], students: 0 }],
  [undefined, { notes: [], students: 0 }],
])("the notes %j of a proposal become %j, and stay so", async (notes, more) => {
  const { sql } = t.deps;
  const fit = { score: 80, reasons: ["꼼꼼한 성향이에요"], misses: [] };
  const kept = JSON.stringify({ ...fit, ...(notes && { notes }) });
  await sql`update candidate_tutors set fit = ${kept}::text::jsonb where pairing_id = 'students'`;
  for (const _ of [1, 2]) {
    await sql.unsafe(step);
    const rows = await sql`select fit::text as fit from candidate_tutors where pairing_id = 'students'`;
    expect(JSON.parse(rows[0]?.fit)).toEqual({ ...fit, ...more });
  }
});
