// The kill harness: `node test/harness/run.ts [--rounds 5] [--lanes 3]`; a round is one kill at every step with every fault.
// Ends with "N passed, N failed": one pass for the product as it is, one for each deliberate break that was caught.
import { parseArgs } from "node:util";
import { MATCH_STEPS, PURCHASE_STEPS } from "../../src/deps.ts";
import { startTestServer } from "../test-server.ts";
import { runLane } from "./lane.ts";
import { runMatchLane } from "./match-lane.ts";
import { runRaces } from "./races.ts";
import { FAULTS, SYMPTOMS, VARIANTS } from "./settings.ts";
import { runTwoProcesses } from "./two-processes.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    lanes: { type: "string", default: "3" },
    "same-key": { type: "string", default: "500" },
    "one-coupon": { type: "string", default: "200" },
    verbose: { type: "boolean" },
  },
});
const kills = Number(values.rounds) * PURCHASE_STEPS.length * FAULTS.length;
const lanes = Number(values.lanes);
const MOST_KILLS_PER_BREAK = 32;

const server = await startTestServer();
let passed = 0;
let failed = 0;
const report = (isGood: boolean, line: string) => {
  if (isGood) passed += 1;
  else failed += 1;
  console.log(`${isGood ? "ok" : "FAILED"} ${line}`);
};

try {
  const started = Date.now();
  const shared = {
    adminUrl: server.adminUrl,
    templateName: server.templateName,
    stride: lanes,
    ...(values.verbose ? { onTrial: log } : {}),
  };
  const results = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      runLane({ ...shared, variant: null, first: lane, kills: Math.ceil((kills - lane) / lanes) }),
    ),
  );
  const done = results.reduce((sum, result) => sum + result.kills, 0);
  const violations = results.flatMap((result) => result.violations);
  for (const violation of violations.slice(0, 20)) console.log(`  ${violation}`);
  report(
    done >= kills && violations.length === 0,
    `${done} kills, ${violations.length} violations, ${seconds(started)} s`,
  );

  const breaks = await inPairs([...VARIANTS], lanes, (variant) =>
    runLane({ ...shared, stride: 1, variant, first: 0, kills: MOST_KILLS_PER_BREAK, stopAt: SYMPTOMS[variant] }),
  );
  breaks.forEach((result, index) => {
    const variant = VARIANTS[index];
    const first = variant && result.violations.find((violation) => SYMPTOMS[variant].test(violation));
    report(
      first !== undefined,
      `break "${VARIANTS[index]}": ${first ? `caught after ${result.kills} kills (${first})` : "not noticed"}`,
    );
  });

  const doubled = Date.now();
  const pair = await runTwoProcesses({ ...shared, steps: PURCHASE_STEPS });
  for (const violation of pair.violations.slice(0, 20)) console.log(`  ${violation}`);
  report(
    pair.kills === PURCHASE_STEPS.length && pair.violations.length === 0,
    `${pair.kills} kills of one of two processes, ${pair.violations.length} violations, ${seconds(doubled)} s`,
  );

  const matched = Date.now();
  const rounds = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      runMatchLane({ ...shared, steps: MATCH_STEPS.filter((_step, at) => at % lanes === lane) }),
    ),
  );
  const lost = rounds.flatMap((result) => result.violations);
  for (const violation of lost.slice(0, 20)) console.log(`  ${violation}`);
  const roundKills = rounds.reduce((sum, result) => sum + result.kills, 0);
  report(
    roundKills === MATCH_STEPS.length && lost.length === 0,
    `${roundKills} kills in rounds of proposals, ${lost.length} violations, ${seconds(matched)} s`,
  );

  const raced = Date.now();
  const races = await runRaces({
    ...shared,
    sameKey: Number(values["same-key"]),
    oneCoupon: Number(values["one-coupon"]),
  });
  for (const [name, race] of [
    ["8 equal submits", races.sameKey],
    ["8 orders with one coupon", races.oneCoupon],
  ] as const) {
    for (const violation of race.violations.slice(0, 5)) console.log(`  ${violation}`);
    report(
      race.violations.length === 0,
      `${name}: ${race.trials} trials, ${race.violations.length} violations, ${seconds(raced)} s`,
    );
  }
} finally {
  await server.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function log(line: string): void {
  console.log(`  ${line}`);
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000);
}

/** Maps with at most `width` under way at once. */
async function inPairs<T, R>(items: T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.map((item, index) => ({ item, index }));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next.index] = await work(next.item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
