// `npm run bench:api -- [--seconds 8] [--rounds 3] [--only tablets]`: the API rows of the quality bars, each with its baseline in the same run.
import { parseArgs } from "node:util";
import { startBenchStack } from "./bench-stack.ts";
import { type Load, load } from "./load.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "3" },
    only: { type: "string" },
  },
});
const PURCHASE = "POST /lessons/orders/card";
const MOST_STATEMENTS = 12;
/** Before anything is measured, so that the figures are those of a server that has run for a while. */
const WARM_UP_SECONDS = 3;
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const stack = await startBenchStack();
let failures = 0;

// First, while nothing else is under way.
if (!values.only || PURCHASE.includes(values.only)) {
  const statements = await stack.countStatements();
  console.log(`${PURCHASE}: ${statements} statements (bar ${MOST_STATEMENTS})`);
  if (statements > MOST_STATEMENTS) failures += 1;
}

/** All browsers accept compressed answers. */
const get = (server: { pid: number }, url: string): Load => ({
  url,
  pid: server.pid,
  seconds,
  headers: { "accept-encoding": "gzip, deflate, br" },
});
const { target, floor } = stack;
const hello = get(floor, floor.url("/hello"));
const products = "/lessons/products/all?productType=ALL&freeLessonInclude=ALL";
await compare("GET /lessons/products/all", 60, hello, get(target, target.url(products)));
await compare("GET /subjects", 60, hello, get(target, target.url("/subjects?displayable=true")));
await compare("GET /tablets", 60, hello, get(target, target.url("/tablets")));
await compare("GET /v2/orders/{id}", 70, get(floor, floor.url(`/one-row/${stack.merchantUid}`)), {
  ...get(target, target.url(`/v2/orders/${stack.merchantUid}`)),
  next: () => ({ headers: stack.signedIn() }),
});
await compare(
  PURCHASE,
  25,
  { ...get(floor, floor.url("/one-statement")), method: "POST" },
  { ...get(target, target.url("/lessons/orders/card")), method: "POST", next: stack.purchase },
);

await stack.stop();
console.log(failures === 0 ? "1 passed, 0 failed" : `0 passed, 1 failed (${failures} failures)`);
process.exitCode = failures > 0 ? 1 : 0;

/** Alternates baseline and target; the figure is the ratio of the medians. Only failed requests and too many statements fail the run. */
async function compare(name: string, barPercent: number, floorLoad: Load, targetLoad: Load): Promise<void> {
  if (values.only && !name.includes(values.only)) return;
  for (const one of [floorLoad, targetLoad]) failures += (await load({ ...one, seconds: WARM_UP_SECONDS })).failed;
  const floors: number[] = [];
  const ours: number[] = [];
  const coreFloors: number[] = [];
  const coreOurs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const [figures, coreFigures, one] of [
      [floors, coreFloors, floorLoad],
      [ours, coreOurs, targetLoad],
    ] as const) {
      const { perSecond, perCoreSecond, failed } = await load(one);
      figures.push(perSecond);
      coreFigures.push(perCoreSecond);
      failures += failed;
    }
  }
  const [floorMedian, ourMedian] = [median(floors), median(ours)];
  const quietFloor = await load({ ...floorLoad, rate: half(floorMedian) });
  const quietOurs = await load({ ...targetLoad, rate: half(ourMedian) });
  const percent = Math.round((ourMedian / floorMedian) * 100);
  const corePercent = Math.round((median(coreOurs) / median(coreFloors)) * 100);
  const p99 = (quietOurs.p99Ms / Math.max(1, quietFloor.p99Ms)).toFixed(1);
  console.log(
    `${name}: ${percent} % of the floor (bar ${barPercent} %; ${Math.round(ourMedian)} of ${Math.round(floorMedian)} requests/s), ${corePercent} % for each second of the server's processor; ` +
      `p99 at half load ${p99} x the floor's (bar 3; ${quietOurs.p99Ms} and ${quietFloor.p99Ms} ms)`,
  );
}

function half(value: number): number {
  return Math.max(1, Math.round(value / 2));
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
