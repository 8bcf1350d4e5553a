import { join } from "node:path";
import { run } from "../processes/index.mjs";
import { root } from "../setup/index.mjs";
import { signIn } from "../stack/index.mjs";
import { startBarePage } from "./bare-page.mjs";
import { takeLevelTests } from "./level-test-pages.mjs";

const BARS = { performance: 90, lcpMs: 2_500, cls: 0.02 };
const MINUTES_PER_LOAD = 1.5;
/**
 * @typedef {object} Page
 * @property {string} name
 * @property {string} app
 * @property {string} [path]
 * @property {"board" | "result"} [ofTest] instead of a path: a page of a level test that is taken first
 * @property {boolean} [isPrivate]
 * @property {boolean} [isSignedIn]
 */
/** @type {Page[]} */
const PAGES = [
  { name: "/", app: "BUYER", path: "/" },
  { name: "/price", app: "BUYER", path: "/price" },
  { name: "/simple-enroll", app: "BUYER", path: "/simple-enroll" },
  { name: "/events", app: "BUYER", path: "/events" },
  { name: "/reviews", app: "BUYER", path: "/reviews" },
  { name: "/tutors", app: "BUYER", path: "/tutors" },
  { name: "/tutoring/consult", app: "BUYER", path: "/tutoring/consult" },
  { name: "log-in", app: "ACCOUNT", path: "/login", isPrivate: true },
  { name: "tutor home", app: "TUTOR", path: "/", isPrivate: true },
  { name: "/mypage", app: "BUYER", path: "/mypage", isPrivate: true, isSignedIn: true },
  { name: "learning type", app: "BUYER", path: "/learning-type-test" },
  { name: "level tests", app: "BUYER", path: "/level-test" },
  { name: "exam home", app: "EXAM", path: "/", isPrivate: true },
  { name: "board", app: "EXAM", ofTest: "board", isPrivate: true, isSignedIn: true },
  { name: "test result", app: "BUYER", ofTest: "result", isPrivate: true, isSignedIn: true },
];

const FIGURES = /** @type {const} */ ([
  "performance",
  "accessibility",
  "bestPractices",
  "seo",
  "lcpMs",
  "tbtMs",
  "cls",
]);

/** @typedef {Record<typeof FIGURES[number], number> & { wrong: string[] }} Figures */
/** @typedef {Figures & { name: string, problem?: string }} Load what one load gave; with a `problem` it has no figures */

/**
 * Lighthouse on a phone, beside a bare Next page in the same run. Times are told and never make a run red; accessibility, best
 * practices and SEO do, being counts.
 * @param {object} options
 * @param {() => Promise<Pick<import("../stack/stack.mjs").Stack, "env" | "people">>} options.stack
 * @param {() => Promise<string>} options.chrome
 * @param {AbortSignal} options.signal
 * @param {number} options.runs loads of each page; the median counts
 * @param {string[] | undefined} [options.only] the names of the pages, all of them by default
 */
export async function webBench({ stack, chrome, signal, runs, only }) {
  const started = await stack();
  const cookie = await signIn(started, "buyer");
  const bare = await startBarePage(signal);
  try {
    const wanted = PAGES.filter(({ name }) => !only || only.includes(name));
    const tests = wanted.some(({ ofTest }) => ofTest) ? await takeLevelTests(started.env, cookie) : null;
    const chosen = wanted.map((page) => ({
      name: page.name,
      url: `${started.env[`${page.app}_ORIGIN`]}${page.ofTest ? tests?.[page.ofTest] : page.path}`,
      isPrivate: page.isPrivate ?? false,
      ...(page.isSignedIn ? { cookie } : {}),
    }));
    const pages = [{ name: "bare", url: bare.url }, ...chosen];
    const lines = await measure({ chrome: await chrome(), runs, pages }, signal);
    return summary(lines, chosen, runs);
  } finally {
    await bare.stop();
  }
}

/**
 * @param {{ chrome: string, runs: number, pages: { name: string, url: string }[] }} job
 * @param {AbortSignal} signal
 * @returns {Promise<Load[]>}
 */
async function measure(job, signal) {
  const limitMinutes = MINUTES_PER_LOAD * (job.runs + 1) * job.pages.length;
  const env = { ...process.env, WEB_BENCH_JOB: JSON.stringify(job) };
  const options = { cwd: join(root, "bench"), env, signal, limitMinutes };
  const { code, output } = await run("node", ["src/web/measure.ts"], options);
  if (code !== 0) throw new Error(output);
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line));
}

/**
 * The table and its counts.
 * @param {Load[]} lines
 * @param {{ name: string, isPrivate: boolean }[]} pages the rows; "bare" is the floor
 * @param {number} runs
 */
export function summary(lines, pages, runs) {
  const floor = medians(lines.filter(({ name }) => name === "bare"));
  const rows = pages.map(({ name, isPrivate }) => {
    const loads = lines.filter((line) => line.name === name);
    return { name, isPrivate, ...medians(loads), problem: loads.find(({ problem }) => problem)?.problem };
  });
  const bad = rows.filter(({ problem, accessibility, bestPractices, seo }) => {
    return problem || accessibility < 100 || bestPractices < 100 || seo < 100;
  });
  const table = [
    `Lighthouse, mobile, median of ${runs}; a bare Next page in this run: performance ${floor.performance}, LCP ${Math.round(floor.lcpMs)} ms, TBT ${Math.round(floor.tbtMs)} ms, CLS ${floor.cls.toFixed(2)}`,
    ...rows.map((row) => `  ${row.name.padEnd(16)}${row.problem ?? describe(row)}`),
  ].join("\n");
  return { counts: { passed: rows.length - bad.length, failed: bad.length, skipped: 0 }, output: table, show: table };
}

/**
 * @param {Figures & { isPrivate: boolean }} row
 */
function describe(row) {
  return [
    mark(`performance ${row.performance}`, row.performance >= BARS.performance),
    mark(`LCP ${Math.round(row.lcpMs)} ms`, row.lcpMs <= BARS.lcpMs),
    `TBT ${Math.round(row.tbtMs)} ms`,
    mark(`CLS ${row.cls.toFixed(3)}`, row.cls <= BARS.cls),
    mark(`accessibility ${row.accessibility}`, row.accessibility === 100),
    mark(`best practices ${row.bestPractices}`, row.bestPractices === 100),
    mark(`SEO ${row.seo}${row.isPrivate ? " (noindex meant)" : ""}`, row.seo === 100),
    row.wrong.length > 0 ? `[${row.wrong.join(", ")}]` : "",
  ]
    .filter(Boolean)
    .join("  ");
}

const mark = (/** @type {string} */ text, /** @type {boolean} */ holds) => (holds ? text : `${text} BELOW THE BAR`);

/**
 * @param {Load[]} loads
 * @returns {Figures}
 */
function medians(loads) {
  const good = loads.filter(({ problem }) => !problem);
  const of = (/** @type {typeof FIGURES[number]} */ key) =>
    good.map((load) => load[key]).toSorted((a, b) => a - b)[Math.floor(good.length / 2)] ?? Number.NaN;
  const wrong = [...new Set(good.flatMap((load) => load.wrong))];
  const figures = Object.fromEntries(FIGURES.map((key) => [key, of(key)]));
  return /** @type {Figures} */ ({ ...figures, wrong });
}
