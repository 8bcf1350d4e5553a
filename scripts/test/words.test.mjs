import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../lib/setup/index.mjs";

const SOURCES = ["apps/*/src/**/*.{ts,tsx}", "packages/{domain,ui,web}/src/**/*.{ts,tsx}"];
/** Tests name what they expect; demo data is words of people. */
const IS_NO_COPY = /\.test\.tsx?$|^apps\/api\/src\/seed\/|\/generated\//;
const NAMES = "packages/domain/src/product/tutor-rank.ts";
const IS_STAFFS = /\/operator\/|\/staff\//;

/** Words for a tutor's rank, and the only place that may use each; null for none. */
const WORDS = [
  [/명문대|전문 선생님/, (file) => file === NAMES],
  [/등급/, (file) => IS_STAFFS.test(file)],
  [/프리미엄|스탠더드|스탠다드|베이직|전문가 선생님|대학생·졸업생/, () => false],
];

const withoutComments = (code) => code.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "");

test("a tutor's rank has the domain's two names, and no other word", () => {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !IS_NO_COPY.test(file));
  assert.ok(files.includes(NAMES));
  const found = files.flatMap((file) => {
    const copy = withoutComments(readFileSync(join(root, file), "utf8"));
    return WORDS.flatMap(([word, isAllowed]) => {
      const [used] = copy.match(word) ?? [];
      return used && !isAllowed(file) ? [`${file}: ${used}`] : [];
    });
  });
  assert.deepEqual(found, []);
});
