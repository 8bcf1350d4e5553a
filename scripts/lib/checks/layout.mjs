import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/index.mjs";
import {
  DATA_OR_GENERATED,
  ENV_READERS,
  KEY_WRITERS,
  LINE_LIMIT,
  MUTATION_WRITERS,
  PAGE_LINE_LIMIT,
  STORAGE_READERS,
  VAGUE,
  VOCABULARY,
} from "./layout-rules.mjs";

const SKIPPED = new Set([
  "node_modules",
  ".next",
  "dist",
  "coverage",
  ".turbo",
  "reports",
  ".stryker-tmp",
  "test-results",
]);
const CODE = /\.([cm]?[jt]sx?|css)$/;
const ENV =
  /\bprocess\s*(\?\.|\.|\[\s*["'])\s*env\b|\bfrom\s*["'](node:)?process["']|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|\bimport\.meta\.env\b/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const HAND_MUTATION = /(?<!\$api\.)\buseMutation[<(]/;
const STORAGE = /\b(local|session)Storage\b/;
/** A key that is not a read's own, nor `madeKey`'s; and {} for no params, which has another key than leaving it out. */
const HAND_KEY =
  /\bqueryKey\s*:(?!\s*(QueryKey\b|madeKey\(|[\w$]+(\([^()]*\))?\.queryKey\b))|\b[gs]etQuer(y|ies)Data(<[^(]*>)?\(\s*\[|\$api\.(useQuery|queryOptions)\(\s*"[a-z]+",\s*"[^"]+",\s*\{\}/;

/** @typedef {{ rule: string, file: string, message: string }} Violation */

/**
 * Lists the violations of the repository's layout: a file name outside its folder's vocabulary, a vague name, a file
 * that is too long, an environment variable read outside env.ts, browser storage used outside its wrapper, a query
 * key written by hand.
 * @param {string} [base] the checkout
 * @returns {Violation[]}
 */
export function findLayoutViolations(base = root) {
  return sourceFiles(base).flatMap((file) => [
    ...nameProblems(file),
    ...contentProblems(file, readFileSync(join(base, file), "utf8")),
  ]);
}

/** @param {string} base */
function sourceFiles(base) {
  const tops = ["apps", "packages", "bench", "scripts"].filter((name) => existsSync(join(base, name)));
  return tops.flatMap((top) => filesBelow(base, top)).filter((file) => !file.endsWith("next-env.d.ts"));
}

/**
 * @param {string} base
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(base, folder) {
  return readdirSync(join(base, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(base, path);
    return entry.isFile() ? [path] : [];
  });
}

/**
 * @param {string} file
 * @returns {Violation[]}
 */
function nameProblems(file) {
  if (DATA_OR_GENERATED.test(file)) return [];
  const problems = VOCABULARY.filter((rule) => !isAllowed(file, rule)).map(({ name, meaning }) => ({
    rule: name,
    file,
    message: meaning,
  }));
  if (VAGUE.test(file))
    problems.push({ rule: "vague-name", file, message: "the name says nothing: name it after what it does" });
  return problems;
}

/**
 * @param {string} file
 * @param {import("./layout-rules.mjs").Vocabulary} vocabulary
 */
function isAllowed(file, { where, allowed }) {
  const match = where.exec(file);
  if (!match) return true;
  return new RegExp(allowed.replace("{noun}", match[1] ?? "")).test(file.slice(match[0].length));
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Violation[]}
 */
function contentProblems(file, text) {
  if (!CODE.test(file) || DATA_OR_GENERATED.test(file)) return [];
  /** @type {Violation[]} */
  const problems = [];
  const lines = text.trimEnd().split("\n").length;
  if (lines > LINE_LIMIT)
    problems.push({ rule: "file-length", file, message: `${lines} lines, at most ${LINE_LIMIT}: split it by purpose` });
  if (/\/src\/app\/.*page\.tsx$/.test(file) && lines > PAGE_LINE_LIMIT) {
    problems.push({
      rule: "page-length",
      file,
      message: `${lines} lines, at most ${PAGE_LINE_LIMIT}: a page routes, the screen is a feature`,
    });
  }
  if (!ENV_READERS.test(file) && ENV.test(text)) {
    problems.push({ rule: "env-in-env-ts", file, message: "the environment is read in env.ts only" });
  }
  if (!STORAGE_READERS.test(file) && STORAGE.test(text.replace(COMMENT, ""))) {
    problems.push({ rule: "storage-in-one-place", file, message: "the browser's storage is @pkg/web/storage's alone" });
  }
  if (!KEY_WRITERS.test(file) && HAND_KEY.test(text.replace(COMMENT, ""))) {
    const message = "a query key comes from $api.queryOptions or madeRead";
    problems.push({ rule: "keys-from-the-contract", file, message });
  }
  if (!file.startsWith("scripts/") && !MUTATION_WRITERS.has(file) && HAND_MUTATION.test(text.replace(COMMENT, ""))) {
    problems.push({ rule: "writes-from-the-contract", file, message: "a write of one call is $api.useMutation" });
  }
  return problems;
}
