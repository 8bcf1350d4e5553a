// `npm run bench:matching -- [--tutors 1000000] [--queries 10000] [--without-postgres]`: the matching rows of the quality bars, each with
// the full scan of the same run as its baseline. Without --tutors: 100,000, 1,000,000 and 4,000,000 in memory, and 1,000,000 in PostgreSQL.
import { parseArgs } from "node:util";
import { searchMemory } from "@app/api/features/tutors/tutor-search/memory/search-memory.ts";
import { createRandom } from "@app/api/seed/random.ts";
import type { MatchWish } from "@pkg/domain";
import { randomWish } from "../../../apps/api/test/tutor-search/random-wish.ts";
import { bruteForceTop, verifyScan } from "./brute-force.ts";
import { measurePostgres } from "./measure-postgres.ts";
import { indexBytes, indexTutors } from "./table-index.ts";
import { timeCalls } from "./time-calls.ts";
import { makeTutors } from "./tutor-table.ts";

const { values } = parseArgs({
  options: {
    tutors: { type: "string" },
    queries: { type: "string", default: "10000" },
    "without-postgres": { type: "boolean", default: false },
  },
});
const LIMIT = 10;
const ROUNDS = 5;
const SCALES = values.tutors ? [Number(values.tutors)] : [100_000, 1_000_000, 4_000_000];
/** Number of tutors that the bars refer to. */
const MAIN = values.tutors ? Number(values.tutors) : 1_000_000;
const queries = Number(values.queries);
const random = createRandom(20_261_121);
const wishes = Array.from({ length: queries }, () => randomWish(random));
const few = wishes.slice(0, Math.min(queries, 100));

const table = makeTutors(Math.max(...SCALES));
const medians: number[] = [];
let wrong = 0;
for (const count of SCALES) {
  const memory = indexTutors(table, count);
  const top = (wish: MatchWish) => searchMemory(memory, wish, { limit: LIMIT });
  const ours = await timeCalls(wishes, ROUNDS, top);
  const floor = await timeCalls(few, 1, (wish) => bruteForceTop(table, count, wish, LIMIT));
  medians.push(ours.quietP50);
  const bar = (most: number) => (count === MAIN ? ` (bar ${most})` : "");
  console.log(
    `${count} tutors in memory: top ${LIMIT} p50 ${ms(ours.p50)}${bar(0.1)}, p99 ${ms(ours.p99)}${bar(0.5)}, of the fastest of ${ROUNDS} rounds ${ms(ours.quietP50)} and ${ms(ours.quietP99)}, ` +
      `${Math.round(ours.perSecond)} a second of one core; ` +
      `looking at everybody p50 ${ms(floor.p50)}, p99 ${ms(floor.p99)}: ${Math.round(floor.quietP50 / ours.quietP50)} and ${Math.round(floor.quietP99 / ours.quietP99)} times as long; ` +
      `the index holds ${Math.round(indexBytes(memory) / 2 ** 20)} MiB`,
  );
}
const [smallest, largest] = [SCALES[0] ?? 1, SCALES.at(-1) ?? 1];
if (largest > smallest) {
  const exponent = Math.log((medians.at(-1) ?? 1) / (medians[0] ?? 1)) / Math.log(largest / smallest);
  console.log(`growth exponent ${smallest} -> ${largest}: ${exponent.toFixed(2)} (bar 0.6)`);
}
if (!values["without-postgres"]) wrong += await measurePostgres(MAIN, wishes.slice(0, 2_000), table);
wrong += countWrong(MAIN);
console.log(wrong === 0 ? "1 passed, 0 failed" : `0 passed, 1 failed (${wrong} answers)`);
process.exitCode = wrong === 0 ? 0 : 1;

/** Runs last: it takes the longest and is not timed. @returns the number of answers that differ from the full scan */
function countWrong(count: number): number {
  const memory = indexTutors(table, count);
  const checks = wishes.slice(0, 20).map((wish) => verifyScan(table, Math.min(count, 5_000), wish));
  const different = checks.reduce((sum, check) => sum + check.different, 0);
  const equal = wishes.filter(
    (wish) =>
      JSON.stringify(short(searchMemory(memory, wish, { limit: LIMIT }))) ===
      JSON.stringify(short(bruteForceTop(table, count, wish, LIMIT))),
  );
  console.log(
    `exactness at ${count} tutors: ${equal.length} of ${wishes.length} random applicants equal to looking at everybody (bar all); ` +
      `the scan itself differs from the domain for ${different} of ${checks.reduce((sum, check) => sum + check.compared, 0)} tutors`,
  );
  return different + wishes.length - equal.length;
}

function short(found: readonly { tutorId: number; score: number }[]): number[][] {
  return found.map(({ tutorId, score }) => [tutorId, score]);
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 3 : 0)} ms`;
}
