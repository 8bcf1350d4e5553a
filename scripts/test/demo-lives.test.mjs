import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import postgres from "postgres";
import { openClock } from "../lib/clock/open-clock.mjs";
import { ensureDatabase } from "../lib/postgres/client.mjs";
import { startTestCluster } from "../lib/postgres/clusters.mjs";
import { findFreePorts } from "../lib/processes/ports.mjs";
import { startService, untilAnswers } from "../lib/processes/services.mjs";
import { root } from "../lib/setup/paths.mjs";
import { lifeStartMs, liveDemoLives } from "../lib/stack/demo-lives.mjs";
import { serviceEnv } from "../lib/stack/local-env.mjs";
import { prepareDatabase } from "../lib/stack/stack.mjs";

const folder = mkdtempSync(join(tmpdir(), "naran-lives-"));
/** @type {(() => unknown)[]} */
const cleanUp = [() => rmSync(folder, { recursive: true })];
let databaseUrl, env, clock, sql, sandbox;

before(async () => {
  const cluster = await startTestCluster();
  cleanUp.push(cluster.stop);
  databaseUrl = await ensureDatabase(cluster, "lives");
  const ports = await findFreePorts();
  sandbox = `http://127.0.0.1:${ports.sandbox}`;
  clock = await openClock({ databaseUrl, file: join(folder, "clock"), startMs: await lifeStartMs() });
  cleanUp.push(clock.stop);
  env = { ...serviceEnv({ ports, databaseUrl, uploads: join(folder, "uploads") }), ...clock.env };
  await prepareDatabase(databaseUrl, clock);
  for (const [name, ready] of [
    ["sandbox", `${sandbox}/livez`],
    ["api", `http://127.0.0.1:${ports.api}/readyz`],
  ]) {
    const cwd = join(root, "apps", name);
    const service = startService({ name, args: ["src/main.ts"], cwd, env, log: join(folder, `${name}.log`) });
    cleanUp.push(service.stop);
    await untilAnswers(service, ready);
  }
  sql = postgres(databaseUrl, { max: 1 });
  cleanUp.push(() => sql.end());
});

after(async () => {
  for (const end of cleanUp.toReversed()) await end();
});

test("the demo people of a new run have lived through five weeks, and it is the present again", async () => {
  assert.equal(clock.isNew, true);
  await liveDemoLives({ env, databaseUrl, clock });

  const [{ ms }] = await sql`select ms::int from clock.shift`;
  assert.ok(Math.abs(ms) < 60_000, `the clock is ${ms} ms off`);
  const classes = await sql`
    select m.subject_detail_key as detail, m.status, m.tutor_id as tutor,
      count(l.id) filter (where l.status = 'DONE')::int as done, count(l.moved_from_at)::int as moved
    from matches m left join lessons l on l.match_id = m.id group by m.id order by m.created_at`;
  const byDetail = Object.fromEntries(classes.map(({ detail, ...one }) => [detail, one]));
  assert.deepEqual(byDetail.ENGLISH_CSAT, { status: "MATCHED", tutor: 1002, done: 4, moved: 0 });
  assert.equal(byDetail.MATH_M3_2?.moved, 1);
  assert.ok(byDetail.MATH_M3_2?.done >= 3);
  assert.equal(byDetail.MATH_ALGEBRA?.status, "UNPAIRED");
  assert.equal(byDetail.ENGLISH_M1?.status, "UNPAIRED");
  const open = await sql`
    select 1 from candidate_tutors c join matches m on m.id = c.match_id
    where c.tutor_id = 1001 and m.subject_detail_key = 'SCIENCE_M3' and m.tutor_id is null`;
  assert.equal(open.length, 1);
  const applicants = await sql`select status from tutor_applicants order by status`;
  assert.deepEqual(
    applicants.map(({ status }) => status),
    ["ACCEPTED", "REGISTERED", "REJECTED"],
  );
  assert.equal((await sql`select 1 from lessons where dispute = 'OPEN' and settled_as = 'STUDENT_ABSENT'`).length, 1);

  // Each lesson that is over was settled, by who was in its room.
  const settled = await sql`
    select settled_as as outcome, settled_by as by, together_minutes < 0.7 * extract(epoch from ends_at - starts_at) / 60 as short
    from lessons where ends_at < now() - interval '40 minutes' and cancel_reason is distinct from 'REMATCH'`;
  const counted = (/** @type {(one: any) => boolean} */ is) => settled.filter(is).length;
  assert.equal(
    counted(({ outcome }) => outcome === null),
    0,
  );
  assert.ok(counted(({ outcome, by, short }) => outcome === "HELD" && by === "PRESENCE" && !short) >= 6);
  assert.equal(
    counted(({ outcome, by, short }) => outcome === "HELD" && by === "PRESENCE" && short),
    1,
  );
  assert.equal(
    counted(({ outcome, by }) => outcome === "HELD" && by === "ANSWERS"),
    1,
  );
  // The one with an empty room is asked about, or two days of silence are over.
  assert.equal(
    counted(({ outcome }) => outcome === "ASKED" || outcome === "NOT_HELD"),
    1,
  );
  assert.ok((await sql`select 1 from lesson_presence where source = 'ROOM'`).length >= 20);
  assert.equal((await sql`select 1 from tutors where user_id is null`).length, 0);
  assert.ok((await sql`select 1 from order_schedules where status = 'ACTIVE'`).length >= 1);
});

test("a proposal opens as the tutor who was asked, one of us or a generated one", async () => {
  const page = await (await fetch(`${sandbox}/inbox`)).text();
  const cards = [...page.matchAll(/<span class="num">(\d+)<\/span>[\s\S]*?<\/article>/g)];
  const proposals = cards.flatMap(([card, phone]) => {
    const href = /\/inbox\/[^"]+\/open/.exec(card)?.[0];
    return href ? [{ phone, href }] : [];
  });
  const [named, generated] = ["010000", "0108"].map((start) => proposals.find(({ phone }) => phone.startsWith(start)));
  for (const proposal of [named, generated]) {
    const opened = await fetch(sandbox + proposal?.href, { redirect: "manual" });
    const cookie = opened.headers.getSetCookie().map((one) => one.split(";")[0]);
    const headers = { cookie: cookie.join("; "), origin: env.TUTOR_ORIGIN };
    const token = await fetch(`${env.API_ORIGIN}/api/access-token`, { method: "POST", headers });
    assert.deepEqual([opened.status, token.status], [302, 200], proposal?.phone);
    assert.match(opened.headers.get("location") ?? "", /\/pairings\//);
  }
});
