import { randomUUID } from "node:crypto";

/** @typedef {{ url: string, init?: RequestInit, everyMs: number }} Call */

/**
 * People who go on using the sites: prints what their calls take, and answers how many failed.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import("../stack/stack.mjs").Person[]} options.people
 * @param {import("./streams-bench.mjs").Buyers} options.buyers one for each purchase
 * @param {number} options.seconds
 */
export function callers({ env, people, buyers, seconds }) {
  const [person] = people;
  const json = { "content-type": "application/json" };
  let next = 0;
  /** @type {Record<string, () => Call>} */
  const calls = {
    "subjects, buyer": () => ({ url: `${env.BUYER_ORIGIN}/api/subjects`, everyMs: 50 }),
    "own matches, tutor": () => ({
      url: `${env.TUTOR_ORIGIN}/api/lessons/matches`,
      init: { headers: { authorization: `Bearer ${buyers[0]?.accessToken}` } },
      everyMs: 50,
    }),
    "purchase, buyer": () => {
      const buyer = buyers[next++ % buyers.length];
      const headers = {
        ...json,
        origin: env.BUYER_ORIGIN ?? "",
        authorization: `Bearer ${buyer?.accessToken}`,
        "idempotency-key": randomUUID(),
      };
      const init = { method: "POST", headers, body: JSON.stringify(buyer?.body) };
      return { url: `${env.BUYER_ORIGIN}/api/lessons/orders/card`, init, everyMs: 250 };
    },
    "log-in, account": () => {
      const body = JSON.stringify({ email: person?.email, password: person?.password });
      const init = { method: "POST", headers: { ...json, origin: env.ACCOUNT_ORIGIN ?? "" }, body };
      return { url: `${env.ACCOUNT_ORIGIN}/api/auth/sign-in/email`, init, everyMs: 1_000 };
    },
  };

  /** @param {string} title */
  return async (title) => {
    console.log(`${title}:`);
    const until = performance.now() + seconds * 1_000;
    const failed = await Promise.all(Object.entries(calls).map(([name, call]) => repeat(name, call, until)));
    return failed.reduce((sum, count) => sum + count, 0);
  };
}

/**
 * @param {string} name
 * @param {() => Call} call
 * @param {number} until
 */
async function repeat(name, call, until) {
  /** @type {number[]} */
  const times = [];
  /** @type {Record<string, number>} */
  const failures = {};
  while (performance.now() < until) {
    const { url, init, everyMs } = call();
    const started = performance.now();
    const status = await statusOf(url, { ...init, signal: AbortSignal.timeout(20_000) });
    const took = performance.now() - started;
    times.push(took);
    if (typeof status === "string" || status >= 400) failures[status] = (failures[status] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, everyMs - took)));
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const figures = `${times.length} calls, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, failed ${failed}`;
  console.log(`  ${name.padEnd(20)}${figures}${failed > 0 ? ` ${JSON.stringify(failures)}` : ""}`);
  return failed;
}

/**
 * The status of an answer that came whole, or the name of what went wrong.
 * @param {string} url
 * @param {RequestInit} init
 */
async function statusOf(url, init) {
  try {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return String(error.cause?.code ?? error.name);
  }
}
