// `npm run bench:soak -- [--minutes 10]`: reads and purchases at half of saturation; expects no error and no memory growth.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startBenchStack } from "./bench-stack.ts";
import { load } from "./load.ts";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
const minutes = Number(values.minutes);
const stack = await startBenchStack();

const { pid, url } = stack.target;
const order = { pid, url: url(`/v2/orders/${stack.merchantUid}`), next: () => ({ headers: stack.signedIn() }) };
const purchase = { pid, url: url("/lessons/orders/card"), method: "POST" as const, next: stack.purchase };
const saturation = {
  order: (await load({ ...order, seconds: 5 })).perSecond,
  purchase: (await load({ ...purchase, seconds: 5 })).perSecond,
};

// A quarter each: together half of the saturation throughput.
const quarter = (perSecond: number) => Math.max(1, Math.round(perSecond / 4));
const oneMinute = async () => {
  const [reads, writes] = await Promise.all([
    load({ ...order, seconds: 60, rate: quarter(saturation.order) }),
    load({ ...purchase, seconds: 60, rate: quarter(saturation.purchase) }),
  ]);
  return { failed: reads.failed + writes.failed, rss: residentMiB(pid) };
};

// The first minute warms up caches and compiled code; growth counts from there.
const first = await oneMinute();
let failed = first.failed;
let last = first;
for (let minute = 1; minute < minutes; minute++) {
  last = await oneMinute();
  failed += last.failed;
}
await stack.stop();
const growth = ((last.rss / first.rss - 1) * 100).toFixed(1);
console.log(
  `${minutes} minutes: ${failed} failed requests (bar 0); memory ${first.rss} -> ${last.rss} MiB, ${growth} % (bar 5 %)`,
);
console.log(failed === 0 ? "1 passed, 0 failed" : "0 passed, 1 failed");
process.exitCode = failed === 0 ? 0 : 1;

/** Resident memory of a process, in bytes. */
function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
