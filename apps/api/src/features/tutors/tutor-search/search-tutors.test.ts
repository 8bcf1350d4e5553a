import { type MatchWish, matchScore, rankOfTier } from "@pkg/domain";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { WISH_RUNS } from "../../../../test/env.ts";
import { createDatabaseCopy } from "../../../../test/test-server.ts";
import { changeTutor } from "../../../../test/tutor-search/change-tutor.ts";
import { type OracleTutor, oracleRanked, oracleTop, withSortedStyles } from "../../../../test/tutor-search/oracle.ts";
import { randomWish } from "../../../../test/tutor-search/random-wish.ts";
import { insertTutors, readTutors } from "../../../../test/tutor-search/tutor-tables.ts";
import { openDatabase } from "../../../db/client.ts";
import { tutorSubjects, tutors } from "../../../db/schema/index.ts";
import type { TopOptions } from "../../../lib/tutor-search.ts";
import { createRandom } from "../../../seed/random.ts";
import { searchPostings } from "./postgres/search-postings.ts";
import { createTutorSearch } from "./search-tutors.ts";

const TUTORS = 2_000;
/** Milliseconds for the wishes of one comparison, on a busy machine. */
const COMPARING = 60_000 + 300 * WISH_RUNS;

let database: Awaited<ReturnType<typeof createDatabaseCopy>>;
let opened: ReturnType<typeof openDatabase>;
let memory: ReturnType<typeof createTutorSearch>;
beforeAll(async () => {
  database = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  opened = openDatabase(database.url);
  await insertTutors(opened.db, TUTORS);
  memory = createTutorSearch(opened.db, opened, pino({ level: "silent" }));
  memory.start();
  await vi.waitUntil(() => memory.isReady(), { timeout: 30_000 });
});
afterAll(async () => {
  await memory.stop();
  await opened.close();
  await database.drop();
});

const random = createRandom(7);

/** Some without conditions, some without the best ones, some among a few. */
function randomOptions(found: readonly number[]): TopOptions {
  const limit = random.pick([1, 3, 10, 10, 10, 50]);
  const kind = random.next();
  if (kind < 0.5) return { limit };
  const some = new Set(random.sample(found, random.int(0, 20)));
  return kind < 0.75 ? { limit, excluded: some } : { limit, only: some };
}

/** Checks every search against the oracle. @returns how many wishes found somebody */
async function compare(all: readonly OracleTutor[]): Promise<number> {
  let answered = 0;
  for (let done = 0; done < WISH_RUNS; done++) {
    const wish = randomWish(random);
    const ranked = oracleRanked(all, wish);
    const options = randomOptions(ranked.slice(0, 40).map(({ tutorId }) => tutorId));
    const expected = oracleTop(ranked, options);
    if (ranked.length > 0) answered++;
    for (const search of [searchPostings(opened.db), memory]) {
      expect(await search.count(wish)).toBe(ranked.length);
      // Also the tutor as scored is the same, so that the reasons are.
      expect(withSortedStyles(await search.top(wish, options))).toEqual(withSortedStyles(expected));
    }
    for (const { tutor, score } of expected) {
      expect(matchScore(wish, tutor)).toMatchObject({ eligible: true, score, blocks: [] });
    }
  }
  return answered;
}

/** A wish that only a tutor's row decides, and whether the search finds the tutor by it. */
async function wishFor(tutorId: number): Promise<MatchWish> {
  const [tutor] = await opened.db.select().from(tutors).where(eq(tutors.id, tutorId));
  const [taught] = await opened.db.select().from(tutorSubjects).where(eq(tutorSubjects.tutorId, tutorId)).limit(1);
  return {
    ...randomWish(createRandom(tutorId)),
    subject: "MATH",
    subjectDetail: taught?.subjectDetailKey ?? "",
    rank: rankOfTier(tutor?.tier ?? "BASIC"),
    tutorGenders: [],
    minutes: 60,
    lessonsPerWeek: 1,
    calendar: new Uint8Array(336),
  };
}

async function setOpen(tutorId: number, isOpen: boolean): Promise<void> {
  await opened.db
    .update(tutors)
    .set({ isOpen, activeStudents: 0, weekBits: "1".repeat(336), takenBits: "0".repeat(336) })
    .where(eq(tutors.id, tutorId));
}

/** A tutor whom nothing else changes is edited last: once that is heard, everything before it is. */
async function catchUp(tutorId: number): Promise<void> {
  const wish = await wishFor(tutorId);
  const only = new Set([tutorId]);
  for (const isOpen of [false, true]) {
    await setOpen(tutorId, isOpen);
    await vi.waitUntil(async () => (await memory.top(wish, { limit: 1, only })).length === (isOpen ? 1 : 0));
  }
}

test("every search finds exactly who the oracle finds, in its order, with true scores", {
  timeout: COMPARING,
}, async () => {
  expect(await compare(await readTutors(opened.db))).toBeGreaterThan(WISH_RUNS / 2);
  expect(memory.isReady()).toBe(true);
});

test("also after edited weeks, lessons, pauses, capacities, profiles and subjects", {
  timeout: COMPARING,
}, async () => {
  for (let edits = 0; edits < 300; edits++) await changeTutor(opened.db, random.int(1, TUTORS - 10), random);
  await catchUp(TUTORS);
  expect(await compare(await readTutors(opened.db))).toBeGreaterThan(WISH_RUNS / 2);
  expect(memory.isReady()).toBe(true);
});

test("a lost listener does no harm: what it did not hear is found", { timeout: COMPARING }, async () => {
  const killed = await opened.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`;
  expect(killed.length).toBeGreaterThan(0);
  await changeTutor(opened.db, 5, random);
  await catchUp(TUTORS - 1);
  expect(await compare(await readTutors(opened.db))).toBeGreaterThan(WISH_RUNS / 2);
});

test("a change that is rolled back changes nothing", async () => {
  const id = TUTORS - 2;
  await catchUp(id);
  const wish = await wishFor(id);
  const only = new Set([id]);
  await expect(
    opened.db.transaction(async (tx) => {
      await tx.update(tutors).set({ isOpen: false }).where(eq(tutors.id, id));
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  await catchUp(TUTORS - 3);
  expect(await memory.top(wish, { limit: 1, only })).toHaveLength(1);
  expect(await searchPostings(opened.db).top(wish, { limit: 1, only })).toHaveLength(1);
});

test("experts are not found for subjects that they may not use, nor anybody when nobody is asked for", async () => {
  const wish = { ...(await wishFor(TUTORS)), subject: "KOREAN", rank: "EXPERT" as const };
  for (const search of [searchPostings(opened.db), memory]) {
    expect(await search.top(wish, { limit: 10 })).toEqual([]);
    expect(await search.count(wish)).toBe(0);
    expect(await search.top(randomWish(random), { limit: 0 })).toEqual([]);
  }
});
