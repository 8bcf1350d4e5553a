import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../lib/setup/paths.mjs";

const API = join(root, "apps/api/src");
const read = (path) => readFileSync(path, "utf8");
const wordsOf = (text, pattern) => [...text.matchAll(pattern)].map(([, word]) => word);

/** Files that record an act of staff or hold the name of one. */
const RECORDS =
  /\b(?:recordAct|recordChange|recordSteering|insertAuditLog|insertChangedAuditLog)\(|\bAuditEntry\b|VIEWED =/;
/** A quoted "noun.verb" that is not the name of a job (`name: "notice.send"`). */
const ACT = /(?<!name: )"([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)"/g;
/** `tutor.${what}`: the verb is a word of the same file. */
const MADE = /`([a-z-]+)\.\$\{what\}`/g;

/** The names of all acts that the API writes to its audit log. */
function writtenActs() {
  const jobs = new Set(wordsOf(read(join(API, "db/jobs.ts")), ACT));
  const files = globSync("**/*.ts", { cwd: API }).filter((path) => !path.endsWith(".test.ts"));
  const acts = files
    .map((path) => read(join(API, path)))
    .filter((text) => RECORDS.test(text))
    .flatMap((text) => {
      const verbs = wordsOf(text.match(/const what = .*/)?.[0] ?? "", /"([a-z-]+)"/g);
      return [...wordsOf(text, ACT), ...wordsOf(text, MADE).flatMap((noun) => verbs.map((verb) => `${noun}.${verb}`))];
    });
  return new Set(acts.filter((act) => !jobs.has(act)));
}

test("every act of the audit log has a name in staff's words, and every name an act", () => {
  const named = wordsOf(
    read(join(root, "apps/tutor-web/src/features/operator/audit-logs/act-text.ts")),
    /^ {2}"([a-z.-]+)":/gm,
  );
  assert.deepEqual(named.toSorted(), [...writtenActs()].toSorted());
});
