// The kill harness: `node test/harness/run.ts [--rounds 5] [--refund-rounds 1] [--renewals 7] [--lanes 3] [--width 5]
// [--up-sellings 11]
// [--only purchases|refunds|renewals|up-sellings|lessons|rests|breaks]`; a round is one kill at every step with every
// fault. With `--only` kills happen in one of them alone, as often as asked; `--only breaks` repeats the four
// deliberate breaks of refunds and renewals. `lanes` share the kills; at most `width` of the lanes, breaks and races
// run at once. Ends with "N passed, N failed": one pass for the product as it is, one for each deliberate break that
// was caught.
import { parseArgs } from "node:util";
import { MATCH_STEPS, PURCHASE_STEPS, REST_STEPS, SETTLE_STEPS } from "../../src/deps.ts";
import { startTestServer } from "../test-server.ts";
import { type LaneResult, runLane } from "./lane.ts";
import { runMatchLane } from "./match-lane.ts";
import { type RaceResult, runRaces } from "./races.ts";
import { REFUND_KILLS, REFUND_TRIALS, runRefundLane } from "./refund-lane.ts";
import { RENEWAL_KILLS, runRenewalLane } from "./renewal-lane.ts";
import { RESTING } from "./resting.ts";
import {
  FAULTS,
  REFUND_SYMPTOMS,
  REFUND_VARIANTS,
  RENEWAL_SYMPTOMS,
  RENEWAL_VARIANTS,
  SHOWS_AT,
  SYMPTOMS,
  VARIANTS,
  type Variant,
} from "./settings.ts";
import { SETTLING } from "./settling.ts";
import { runTwoProcessLane } from "./two-process-lane.ts";
import { runTwoProcesses } from "./two-processes.ts";
import { runUpSellingLane, UP_SELLING_STEPS } from "./up-selling-lane.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    lanes: { type: "string", default: "3" },
    width: { type: "string", default: "5" },
    "same-key": { type: "string", default: "500" },
    renewals: { type: "string", default: String(RENEWAL_KILLS.length) },
    "up-sellings": { type: "string", default: String(UP_SELLING_STEPS.length) },
    "refund-rounds": { type: "string", default: "1" },
    "one-coupon": { type: "string", default: "200" },
    only: { type: "string" },
    verbose: { type: "boolean" },
  },
});
const kills = Number(values.rounds) * PURCHASE_STEPS.length * FAULTS.length;
const refundRounds = Number(values["refund-rounds"]);
const refundTrials = refundRounds * REFUND_TRIALS;
const lanes = Number(values.lanes);
const renewalKills = Number(values.renewals);
const upSellingKills = Number(values["up-sellings"]);
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
  const run = limiter(Number(values.width));
  const shared = {
    adminUrl: server.adminUrl,
    templateName: server.templateName,
    stride: lanes,
    ...(values.verbose ? { onTrial: log } : {}),
  };
  const perLane = <T>(work: (lane: number) => Promise<T>) =>
    Promise.all(Array.from({ length: lanes }, (_, lane) => run(() => work(lane))));
  const runPurchases = () =>
    perLane((lane) => runLane({ ...shared, variant: null, first: lane, kills: Math.ceil((kills - lane) / lanes) }));
  const runRefunds = () =>
    perLane((lane) =>
      runRefundLane({ ...shared, variant: null, first: lane, kills: Math.ceil((refundTrials - lane) / lanes) }),
    );
  const runRefundBreaks = () =>
    Promise.all(
      REFUND_VARIANTS.map((variant) => {
        const trials = { first: 0, stride: 1, kills: REFUND_TRIALS };
        return run(() => runRefundLane({ ...shared, ...trials, variant, stopAt: REFUND_SYMPTOMS[variant] }));
      }),
    );
  const runRenewalBreaks = () =>
    Promise.all(
      RENEWAL_VARIANTS.map((variant) => {
        const trials = { first: 0, stride: 1, kills: MOST_KILLS_PER_BREAK };
        return run(() => runRenewalLane({ ...shared, ...trials, variant, stopAt: RENEWAL_SYMPTOMS[variant] }));
      }),
    );
  const runRenewals = () =>
    perLane((lane) =>
      runRenewalLane({ ...shared, variant: null, first: lane, kills: Math.ceil((renewalKills - lane) / lanes) }),
    );
  const runUpSellings = () =>
    perLane((lane) => runUpSellingLane({ ...shared, first: lane, kills: Math.ceil((upSellingKills - lane) / lanes) }));

  const runRests = () => run(() => runTwoProcessLane({ ...shared, steps: REST_STEPS }, RESTING));
  const runLessons = () => run(() => runTwoProcessLane({ ...shared, steps: SETTLE_STEPS }, SETTLING));

  if (values.only === "purchases") {
    reportKills("kills", kills, sum(await runPurchases()));
  } else if (values.only === "refunds") {
    reportKills("kills in refunds", refundRounds * REFUND_KILLS, sum(await runRefunds()));
  } else if (values.only === "renewals") {
    reportKills("kills in renewals by two processes", renewalKills, sum(await runRenewals()));
  } else if (values.only === "up-sellings") {
    reportKills("kills in up-sellings", upSellingKills, sum(await runUpSellings()));
  } else if (values.only === "lessons") {
    reportKills("kills in settling by two processes", SETTLE_STEPS.length, await runLessons());
  } else if (values.only === "rests") {
    reportKills("kills in rests by two processes", REST_STEPS.length, await runRests());
  } else if (values.only === "breaks") {
    const [refundBreaks, renewalBreaks] = await Promise.all([runRefundBreaks(), runRenewalBreaks()]);
    reportBreaks("break of refunds", REFUND_SYMPTOMS, refundBreaks);
    reportBreaks("break of renewals", RENEWAL_SYMPTOMS, renewalBreaks);
  } else {
    // Rounds and breaks mostly wait, for a dead process's jobs and for what never comes, so that they begin first.
    const [
      rounds,
      refundBreaks,
      renewalBreaks,
      refunds,
      breaks,
      whole,
      pair,
      renewals,
      upSellings,
      lessons,
      rests,
      races,
    ] = await Promise.all([
      perLane((lane) => runMatchLane({ ...shared, steps: MATCH_STEPS.filter((_step, at) => at % lanes === lane) })),
      runRefundBreaks(),
      runRenewalBreaks(),
      runRefunds(),
      Promise.all(
        VARIANTS.map((variant) => {
          const trials = { first: firstTrialOf(variant), stride: 1, kills: MOST_KILLS_PER_BREAK };
          return run(() => runLane({ ...shared, ...trials, variant, stopAt: SYMPTOMS[variant] }));
        }),
      ),
      runPurchases(),
      run(() => runTwoProcesses({ ...shared, steps: PURCHASE_STEPS })),
      runRenewals(),
      runUpSellings(),
      runLessons(),
      runRests(),
      run(() => runRaces({ ...shared, sameKey: Number(values["same-key"]), oneCoupon: Number(values["one-coupon"]) })),
    ]);

    reportKills("kills", kills, sum(whole));
    reportBreaks("break", SYMPTOMS, breaks);
    reportKills("kills in refunds", refundRounds * REFUND_KILLS, sum(refunds));
    reportBreaks("break of refunds", REFUND_SYMPTOMS, refundBreaks);
    reportKills("kills of one of two processes", PURCHASE_STEPS.length, pair);
    reportKills("kills in renewals by two processes", renewalKills, sum(renewals));
    reportKills("kills in up-sellings", upSellingKills, sum(upSellings));
    reportKills("kills in settling by two processes", SETTLE_STEPS.length, lessons);
    reportKills("kills in rests by two processes", REST_STEPS.length, rests);
    reportBreaks("break of renewals", RENEWAL_SYMPTOMS, renewalBreaks);
    reportKills("kills in rounds of proposals", MATCH_STEPS.length, sum(rounds));
    reportRaces("8 equal submits", races.sameKey);
    reportRaces("8 orders with one coupon", races.oneCoupon);
  }
  console.log(`${seconds(started)} s`);
} finally {
  await server.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The number of a break's first trial, in the table of steps x faults. */
function firstTrialOf(variant: Variant): number {
  const { step, fault } = SHOWS_AT[variant];
  return PURCHASE_STEPS.indexOf(step) + PURCHASE_STEPS.length * FAULTS.indexOf(fault);
}

function log(line: string): void {
  console.log(`  ${line}`);
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000);
}

function show(violations: readonly string[], most: number): void {
  for (const violation of violations.slice(0, most)) console.log(`  ${violation}`);
}

function reportKills(what: string, expected: number, result: LaneResult): void {
  show(result.violations, 20);
  const isGood = result.kills >= expected && result.violations.length === 0;
  const wait = result.longestMs ? `, last answer at most ${result.longestMs} ms after a process was up again` : "";
  report(isGood, `${result.kills} ${what}, ${result.violations.length} violations${wait}`);
}

/** The results stand in the order of the breaks' names. */
function reportBreaks(what: string, symptoms: Readonly<Record<string, RegExp>>, results: readonly LaneResult[]): void {
  for (const [at, [variant, symptom]] of Object.entries(symptoms).entries()) {
    const first = results[at]?.violations.find((violation) => symptom.test(violation));
    const found = first ? `caught after ${results[at]?.kills} kills (${first})` : "not noticed";
    report(first !== undefined, `${what} "${variant}": ${found}`);
  }
}

function reportRaces(what: string, { trials, violations }: RaceResult): void {
  show(violations, 5);
  report(violations.length === 0, `${what}: ${trials} trials, ${violations.length} violations`);
}

function sum(results: readonly LaneResult[]): LaneResult {
  return {
    kills: results.reduce((total, result) => total + result.kills, 0),
    violations: results.flatMap((result) => result.violations),
    longestMs: Math.max(...results.map(({ longestMs = 0 }) => longestMs)),
  };
}

/** Runs what it is given in order, with at most `width` under way at once. */
function limiter(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = width;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
