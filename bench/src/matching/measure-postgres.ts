import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase, type Sql } from "@app/api/db/client.ts";
import { searchPostings } from "@app/api/features/tutors/tutor-search/postgres/search-postings.ts";
import { createTutorSearch } from "@app/api/features/tutors/tutor-search/search-tutors.ts";
import type { TutorSearch } from "@app/api/lib/tutor-search.ts";
import { calendarToBits, type MatchWish, WEEKLY_SLOTS } from "@pkg/domain";
import { pino } from "pino";
import { createDatabaseCopy, startTestServer } from "../../../apps/api/test/test-server.ts";
import { changeWeek } from "../../../apps/api/test/tutor-search/change-tutor.ts";
import { bruteForceTop } from "./brute-force.ts";
import { fillDatabase } from "./fill-database.ts";
import { percentiles, timeCalls } from "./time-calls.ts";
import type { TutorTable } from "./tutor-table.ts";

const LIMIT = 10;
const ROUNDS = 2;
const EDITS = 100;
/** Fewer queries for the scan, which is slow. */
const SCANS = 20;

/** Measures PostgreSQL's search, cold start, memory and edit latency on an embedded PostgreSQL. @returns the number of wrong answers */
export async function measurePostgres(count: number, wishes: readonly MatchWish[], table: TutorTable): Promise<number> {
  const server = await startTestServer();
  const database = await createDatabaseCopy(server.adminUrl, server.templateName);
  const { sql, db, close } = openDatabase(database.url);
  try {
    await fillDatabase(database.url, count);
    const postgres = searchPostings(db);
    const ours = await timeCalls(wishes, ROUNDS, (wish) => postgres.top(wish, { limit: LIMIT }));
    const floor = await timeCalls(wishes.slice(0, SCANS), 1, (wish) => scanTutors(sql, wish));
    console.log(
      `${count} tutors in PostgreSQL: top ${LIMIT} p50 ${ours.p50.toFixed(1)} ms, p99 ${ours.p99.toFixed(1)} ms (bar 50), of the fastest of ${ROUNDS} rounds ${ours.quietP50.toFixed(1)} and ${ours.quietP99.toFixed(1)} ms; ` +
        `scanning the tutors p50 ${floor.quietP50.toFixed(0)} ms: ${(floor.quietP50 / ours.quietP50).toFixed(1)} times as long`,
    );
    const { ms, before, after } = await coldStart(database.url);
    console.log(
      `cold start at ${count} tutors: ${(ms / 1_000).toFixed(1)} s (bar 10); the process grew by ${mib(after - before)} MiB (bar 400) to ${mib(after)} MiB, freed pages included`,
    );
    const search = createTutorSearch(db, { db, sql }, pino({ level: "silent" }));
    search.start();
    while (!search.isReady()) await new Promise((resolve) => setTimeout(resolve, 10));
    let wrong = 0;
    for (const wish of wishes.slice(0, 200)) {
      const expected = bruteForceTop(table, count, wish, LIMIT).map(({ tutorId }) => tutorId);
      for (const one of [postgres, search]) {
        const found = await one.top(wish, { limit: LIMIT });
        if (found.map(({ tutorId }) => tutorId).join() !== expected.join()) wrong++;
      }
    }
    console.log(`PostgreSQL and the loaded index differ from looking at everybody for ${wrong} of 400 answers`);
    const edits = percentiles(await timeEdits(db, search, wishes[0], Math.min(EDITS, count)));
    console.log(
      `an edited period shows up after p50 ${edits.p50.toFixed(1)} ms, p99 ${edits.p99.toFixed(1)} ms (bar 100), counted from the commit`,
    );
    await search.stop();
    return wrong;
  } finally {
    await close();
    await database.drop();
    await server.stop();
  }
}

/** The baseline: the same search on the tables, without postings. */
async function scanTutors(sql: Sql, wish: MatchWish): Promise<void> {
  await sql`select t.id from tutors t join tutor_subjects s on s.tutor_id = t.id
    where s.subject_detail_key = ${wish.subjectDetail} and t.is_open and t.active_students < t.capacity
    order by bit_count(t.week_bits & ~t.taken_bits & ${calendarToBits(wish.calendar)}::bit(336)) desc, t.id limit ${LIMIT}`;
}

interface ColdStart {
  readonly ms: number;
  /** Resident memory of the process in bytes. */
  readonly before: number;
  readonly after: number;
}

function mib(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}

async function coldStart(databaseUrl: string): Promise<ColdStart> {
  const child = fork(fileURLToPath(new URL("./cold-start.ts", import.meta.url)), [JSON.stringify({ databaseUrl })]);
  const [figures] = (await once(child, "message")) as [ColdStart];
  await once(child, "exit");
  return figures;
}

/** Clears and refills a week, each time until the search shows the change. */
async function timeEdits(
  db: Database,
  search: TutorSearch,
  wish: MatchWish | undefined,
  edits: number,
): Promise<Float64Array> {
  const times = new Float64Array(edits);
  if (!wish) return times;
  const found = await search.top(wish, { limit: edits });
  const tutorId = found[0]?.tutorId ?? 1;
  const only = new Set([tutorId]);
  for (let edit = 0; edit < edits; edit++) {
    const isFree = edit % 2 === 1;
    await changeWeek(db, tutorId, (isFree ? "1" : "0").repeat(WEEKLY_SLOTS));
    const startedAt = performance.now();
    while ((await search.top(wish, { limit: 1, only })).length !== (isFree ? 1 : 0)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    times[edit] = performance.now() - startedAt;
  }
  return times;
}
