// `npm run clock`: tells the time of the running product; `npm run clock -- +1d` moves it (+2h, +1w, +1mo, renewal).
import { readPorts } from "./lib/processes/index.mjs";

const [step] = process.argv.slice(2);
const url = `http://127.0.0.1:${readPorts().sandbox}/sandbox/api/clock`;

try {
  const response = await fetch(url, {
    ...(step
      ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ step }) }
      : {}),
    signal: AbortSignal.timeout(10 * 60_000),
  });
  const answer = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(answer.message);
  const kst = (/** @type {string} */ at) =>
    new Date(at).toLocaleString("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "medium" });
  console.log(`${kst(answer.now)} KST${answer.nextRenewal ? `, next charge ${kst(answer.nextRenewal)}` : ""}`);
  if (answer.settled === false)
    console.log("Not everything that was due has happened yet: look at .data/logs/api.log.");
} catch (error) {
  console.error(
    `The clock did not move: ${error.cause?.code === "ECONNREFUSED" ? "npm start is not running" : error.message}`,
  );
  process.exitCode = 1;
}
