// `pnpm bench:api [--seconds 10]`: the API rows of the quality bars, each beside its floor in the same run.
import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { createBuyers } from "../../../apps/api/test/harness/buyers.ts";
import { AUTH_SECRET, ORIGIN } from "../../../apps/api/test/harness/settings.ts";
import { createDatabaseCopy, startTestServer } from "../../../apps/api/test/test-server.ts";
import { type Load, load, startPinned } from "./load.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "8" }, rounds: { type: "string", default: "3" } },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);

const postgresServer = await startTestServer();
const database = await createDatabaseCopy(postgresServer.adminUrl, postgresServer.templateName);
const sql = postgres(database.url, { max: 2, onnotice: () => {} });
const [buyer] = await createBuyers(sql, 1, "4242000100000009");
if (!buyer) throw new Error("no buyer");
const [student] = await sql<{ id: string }[]>`select id from students where user_id = ${buyer.userId}`;

const target = await startPinned("./target-server.ts", {
  databaseUrl: database.url,
  authSecret: AUTH_SECRET,
  origin: ORIGIN,
});
const floor = await startPinned("./floor-server.ts", {
  databaseUrl: database.url,
  userId: buyer.userId,
  studentId: student?.id,
  productId: buyer.body.productId,
});
const signedIn = { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "content-type": "application/json" };
const api = (path: string) => `${target.origin}/api${path}`;
let failures = 0;

const bought = await fetch(api("/lessons/orders/card"), {
  method: "POST",
  headers: { ...signedIn, "idempotency-key": randomUUID() },
  body: JSON.stringify(buyer.body),
});
const { merchantUid } = await bought.json();
if (!merchantUid) throw new Error(`The first purchase failed: ${bought.status}`);

const hello: Load = { url: `${floor.origin}/hello`, seconds };
await compare("GET /lessons/products/all", 80, hello, {
  url: api("/lessons/products/all?productType=ALL&freeLessonInclude=ALL"),
  seconds,
});
await compare("GET /subjects", 80, hello, { url: api("/subjects?displayable=true"), seconds });
await compare("GET /tablets", 80, hello, { url: api("/tablets"), seconds });
await compare(
  "GET /v2/orders/{id}",
  85,
  { url: `${floor.origin}/one-row/${merchantUid}`, seconds },
  { url: api(`/v2/orders/${merchantUid}`), headers: signedIn, seconds },
);
await compare(
  "POST /lessons/orders/card",
  80,
  { url: `${floor.origin}/one-statement`, method: "POST", seconds },
  {
    url: api("/lessons/orders/card"),
    method: "POST",
    headers: signedIn,
    next: () => ({ headers: { "idempotency-key": randomUUID() }, body: JSON.stringify(buyer.body) }),
    seconds,
  },
);

await target.stop();
await floor.stop();
await sql.end();
await database.drop();
await postgresServer.stop();
console.log(failures === 0 ? "1 passed, 0 failed" : `0 passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;

/** Floor and target by turns; the ratio of the medians is the figure. Only failed requests make the run red. */
async function compare(name: string, barPercent: number, floorLoad: Load, targetLoad: Load): Promise<void> {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) {
    const below = await load(floorLoad);
    const ours = await load(targetLoad);
    failures += below.failed + ours.failed;
    pairs.push([below.perSecond, ours.perSecond]);
  }
  const floorMedian = median(pairs.map(([value]) => value));
  const oursMedian = median(pairs.map(([, value]) => value));
  const half = (value: number) => Math.max(1, Math.round(value / 2));
  const quietFloor = await load({ ...floorLoad, rate: half(floorMedian) });
  const quietOurs = await load({ ...targetLoad, rate: half(oursMedian) });
  const percent = Math.round((oursMedian / floorMedian) * 100);
  const p99 = (quietOurs.p99Ms / Math.max(1, quietFloor.p99Ms)).toFixed(1);
  console.log(
    `${name}: ${percent} % of the floor (bar ${barPercent} %; ${Math.round(oursMedian)} of ${Math.round(floorMedian)} requests/s); ` +
      `p99 at half load ${p99} x the floor's (bar 3; ${quietOurs.p99Ms} and ${quietFloor.p99Ms} ms)`,
  );
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
