import {
  calendarToPeriods,
  MAX_ASKED_TUTORS,
  type MatchStatus,
  type MatchWish,
  pickWishes,
  SEARCH_WISHES,
  searchEndsAt,
  WEEKLY_SLOTS,
} from "@pkg/domain";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { asDemo, type Caller } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { ROUND_RUNS } from "../../../../../test/env.ts";
import { askedFor, beginMatch } from "../../../../../test/search-match.ts";
import { type OracleTutor, oracleRanked } from "../../../../../test/tutor-search/oracle.ts";
import { randomWish } from "../../../../../test/tutor-search/random-wish.ts";
import { insertTutors, readTutors } from "../../../../../test/tutor-search/tutor-tables.ts";
import { openDatabase } from "../../../../db/client.ts";
import type { MatchWishes } from "../../../../db/schema/matches.ts";
import { createRandom } from "../../../../seed/random.ts";
import { findMatch, updateMatch } from "../repository.ts";
import { toMatchWish } from "../suggestions/to-match-wish.ts";
import { advanceMatch } from "./advance-match.ts";

// Each round asks the best who were not asked, as looking at every tutor finds them. A search waits for its
// buyer only once all who fit were asked, or a hundred, or its day is over.

const TUTORS = 1_500;
const PROMISED = "2099-12-02";
const ENDS = searchEndsAt(PROMISED);
const ROUND_SIZES = [3, 15, 30, 30, 22];

let t: TestApp;
let parent: Caller;
let id: string;
let all: OracleTutor[];
beforeAll(async () => {
  t = await createTestApp({
    prepare: async (url) => {
      const opened = openDatabase(url);
      await insertTutors(opened.db, TUTORS);
      // A tutor with an account may have an unproved phone, which is no matter of wishes.
      await opened.sql`update tutors set user_id = null`;
      await opened.close();
    },
  });
  parent = await asDemo("parent");
  await t.deps.jobs.stop();
  id = await beginMatch(t, parent);
  all = await readTutors(t.deps.db);
  await vi.waitUntil(() => t.deps.tutorSearch.isReady(), { timeout: 30_000 });
}, 120_000);
afterAll(() => t.close());

const random = createRandom(35);

/** One in three is wide enough for more than may be asked. */
const nextWish = (): MatchWish => {
  const wish = randomWish(random);
  if (!random.chance(1 / 3)) return wish;
  const anyTutor = {
    rank: "BASIC",
    tutorGenders: [],
    calendar: new Uint8Array(WEEKLY_SLOTS),
    lessonsPerWeek: 1,
  } as const;
  return { ...wish, ...anyTutor, subject: "MATH", subjectDetail: "MATH_M2_2" };
};

/** The match begins again with other wishes, those that a match can keep. */
async function beginWith(wish: MatchWish): Promise<void> {
  const { sql } = t.deps;
  const wished = pickWishes(wish, WISHED) as Omit<MatchWishes, "weeklyAvailablePeriods">;
  const wishes = { ...wished, weeklyAvailablePeriods: calendarToPeriods(wish.calendar) };
  await sql`delete from tutor_pairings where match_id = ${id}`;
  await sql`delete from pgboss.job`;
  await updateMatch(t.deps.db, id, {
    ...{ status: "READY", tutorId: null, round: 0, firstRound: 1, promisedOn: PROMISED, chosenTutorIds: [], wishes },
    ...{ subjectKey: wish.subject, subjectDetailKey: wish.subjectDetail, rank: wish.rank },
    ...{ minutes: wish.minutes, lessonsPerWeek: wish.lessonsPerWeek },
  });
}
const WISHED = SEARCH_WISHES.filter((wish) => wish !== "weeklyAvailablePeriods");

const look = async () => {
  const [row] = await t.deps.sql<
    [{ status: MatchStatus; round: number }]
  >`select status, round from matches where id = ${id}`;
  return row;
};

/** No tutor answers in time. */
const lapse = () =>
  t.deps.sql`update candidate_tutors set due_at = '2020-01-01', talk_send_status = 'SENT' where match_id = ${id}`;

test("each round asks the next best, until all who fit were asked", { timeout: 7_200_000 }, async () => {
  const ends = { all: 0, limit: 0, day: 0 };
  for (let run = 0; run < ROUND_RUNS; run++) {
    await beginWith(nextWish());
    const match = await findMatch(t.deps.db, id);
    if (!match) throw new Error("The match is there.");
    const best = oracleRanked(all, toMatchWish(match, match.wishes)).map(({ tutorId }) => tutorId);
    // The day is over in one of the rounds, or in none.
    const lasts = random.int(1, 9);
    let asked: number[] = [];
    for (let round = 0; ; round++) {
      await advanceMatch(
        systemCtx(t.deps),
        id,
        (await look()).round,
        round < lasts ? new Date(ENDS.getTime() - 1) : ENDS,
      );
      const now = (await askedFor(t, id)).map(({ tutorId }) => tutorId);
      if ((await look()).status === "UNPAIRED") break;
      const size = Math.min(ROUND_SIZES[round] ?? 0, best.length - asked.length);
      expect(now).toHaveLength(asked.length + size);
      asked = now;
      // The order of the rows is that of a round's scores; of its tutors the best stand first.
      expect(new Set(asked)).toEqual(new Set(best.slice(0, asked.length)));
      await lapse();
    }
    const isOver = asked.length < Math.min(best.length, MAX_ASKED_TUTORS);
    if (isOver) expect((await look()).round).toBeGreaterThan(lasts);
    ends[isOver ? "day" : asked.length === best.length ? "all" : "limit"]++;
  }
  // Every way to end is among them.
  expect(Math.min(...Object.values(ends))).toBeGreaterThan(0);
});
