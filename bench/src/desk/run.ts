// `npm run bench:desk -- [--people 1000000] [--requests 200] [--database URL]`: fills a database with so many people, three orders and
// twenty lessons each, and asks every list, search and page of staff, buyers and tutors at 20 requests a second. With --database it
// asks one that was filled before; `--fill` fills that one first, which has to be empty, and leaves it for the next time. Times are
// printed, not asserted; what is not answered with 200 is a failure.
import { parseArgs } from "node:util";
import { createRandom } from "@app/api/seed/random.ts";
import postgres from "postgres";
import { AUTH_SECRET, ORIGIN } from "../../../apps/api/test/harness/settings.ts";
import { type Server, startPinned } from "../api/load.ts";
import { type Answered, askSteadily, fetchAs } from "./ask/ask-steadily.ts";
import { explainSlowest, type Sent } from "./ask/explain.ts";
import { Pick } from "./ask/pick.ts";
import { QUESTIONS } from "./ask/questions.ts";
import { startDatabase } from "./start-database.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000000" },
    requests: { type: "string", default: "200" },
    rate: { type: "string", default: "20" },
    /** Of how many of the slowest questions the plans are printed. */
    plans: { type: "string", default: "5" },
    /** Only questions with this in their name. */
    only: { type: "string", default: "" },
    database: { type: "string" },
    fill: { type: "boolean", default: false },
  },
});
const BAR_MS = 100;
const people = Number(values.people);

const { url, world, stop } = await startDatabase(people, { filled: values.database, isEmpty: values.fill });
const target = await startPinned("./target-server.ts", { databaseUrl: url, authSecret: AUTH_SECRET, origin: ORIGIN });
try {
  const answered = await askAll(target);
  await printPlans(target, answered.slice(0, Number(values.plans)));
  const within = answered.filter(({ p99 }) => p99 <= BAR_MS).length;
  console.log(`\n${people} people: p99 within ${BAR_MS} ms for ${within} of ${answered.length}`);
  const failed = answered.filter(({ refused }) => refused.length > 0).length;
  console.log(`${answered.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && answered.length > 0 ? 0 : 1;
} finally {
  await target.stop();
  await stop();
}

/** The slowest first. */
async function askAll({ origin }: Server): Promise<Answered[]> {
  const pick = new Pick(world, createRandom(1), await findProduct());
  const rate = { requests: Number(values.requests), perSecond: Number(values.rate) };
  const answered: Answered[] = [];
  for (const question of QUESTIONS.filter(({ name }) => name.includes(values.only))) {
    const one = await askSteadily(origin, question, pick, rate);
    answered.push(one);
    const late = one.p99 > BAR_MS ? `, above ${BAR_MS} ms` : "";
    console.log(`p50 ${ms(one.p50)}  p99 ${ms(one.p99)}  ${one.name}${late}`);
    for (const text of one.refused) console.log(`  refused: ${text}`);
  }
  return answered.sort((one, other) => other.p99 - one.p99);
}

async function findProduct(): Promise<number> {
  const sql = postgres(url, { max: 1 });
  const [product] = await sql<{ id: number }[]>`select id from products where available order by id limit 1`;
  await sql.end();
  return product?.id ?? 0;
}

async function printPlans(server: Server, answered: readonly Answered[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (const { name, p99, slowest } of answered) {
    await server.ask({ record: true });
    await (await fetchAs(server.origin, slowest)).arrayBuffer();
    const { sent } = (await server.ask({ record: false })) as { sent: Sent[] };
    console.log(`\n${name}, p99 ${ms(p99)}, ${sent.length} statements; of GET ${slowest.path} the slowest:`);
    console.log(`    ${await explainSlowest(sql, sent)}`);
  }
  await sql.end();
}

function ms(value: number): string {
  return `${value.toFixed(1).padStart(7)} ms`;
}
