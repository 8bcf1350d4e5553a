import { join } from "node:path";
import { pathToFileURL } from "node:url";
import postgres from "postgres";
import { root } from "../setup/index.mjs";
import { callers } from "./stream-callers.mjs";
import { processAt } from "./stream-process.mjs";

const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, "apps/api", file)).href);

/** @typedef {Awaited<ReturnType<typeof import("../../../apps/api/test/harness/buyers.ts").createBuyers>>} Buyers */

/**
 * Open pages through the built sites, each of another account, beside none; then many pages of one account straight at the API.
 * Red when a call fails.
 * @param {object} options
 * @param {() => Promise<Pick<import("../stack/stack.mjs").Stack, "env" | "people">>} options.stack
 * @param {number} options.pages
 * @param {number} options.ofOne
 * @param {number} options.seconds of each measurement
 */
export async function streamsBench({ stack, pages, ofOne, seconds }) {
  const { env, people } = await stack();
  const sql = postgres(env.DATABASE_URL ?? "", { max: 4, onnotice: () => {} });
  try {
    const buyers = await accounts(sql, pages + 400, env.AUTH_SECRET ?? "");
    const measure = callers({ env, people, buyers: buyers.slice(pages), seconds });
    const failed = [await measure("warm-up"), await measure("no page open")];
    const [one] = buyers;
    if (!one) throw new Error("There is no account.");

    const sites = [env.BUYER_ORIGIN, env.TUTOR_ORIGIN];
    const open = await openPages(buyers.slice(0, pages).map((buyer, n) => ({ site: sites[n % 2], buyer })));
    failed.push(await measure(`${pages} pages open`));
    open.leave();

    const api = processAt("API_PORT", env.API_PORT ?? "");
    console.log(`API before: ${api()}`);
    const many = openPages(Array.from({ length: ofOne }, () => ({ site: env.API_ORIGIN, buyer: one })));
    failed.push(await measure(`${ofOne} pages of one account are opened at the API`));
    const { statuses, leave } = await many;
    console.log(`answers: ${JSON.stringify(statuses)}; API after: ${api()}`);
    leave();
    const wrong = failed.slice(1).reduce((sum, count) => sum + count, 0);
    const counts = { passed: wrong === 0 ? 1 : 0, failed: wrong === 0 ? 0 : 1, skipped: 0 };
    return { counts, output: `${wrong} failed calls` };
  } finally {
    await sql.end();
  }
}

/**
 * @param {import("postgres").Sql} sql
 * @param {number} count
 * @param {string} secret
 * @returns {Promise<Buyers>}
 */
async function accounts(sql, count, secret) {
  const { createBuyers } = await load("test/harness/buyers.ts");
  const { issueAccessToken } = await load("src/lib/callers/access-token.ts");
  const buyers = await createBuyers(sql, count, "4242000100000009");
  for (const buyer of buyers) {
    const { userId } = buyer;
    buyer.accessToken = (await issueAccessToken(secret, { userId, sessionId: userId })).accessToken;
  }
  return buyers;
}

/**
 * Opens pages a hundred at a time; a page reads until its stream ends.
 * @param {{ site: string | undefined, buyer: Buyers[number] }[]} pages
 */
async function openPages(pages) {
  const gone = new AbortController();
  /** @type {Record<number, number>} */
  const statuses = {};
  for (let from = 0; from < pages.length; from += 100) {
    await Promise.all(
      pages.slice(from, from + 100).map(async ({ site, buyer }) => {
        const headers = { authorization: `Bearer ${buyer.accessToken}` };
        const answer = await fetch(`${site}/api/lessons/matches/events`, { headers, signal: gone.signal });
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        answer.text().catch(() => {});
      }),
    );
  }
  return { statuses, leave: () => gone.abort() };
}
