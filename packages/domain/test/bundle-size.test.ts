import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as domain from "../src/index.ts";
import { type PackedPackage, packPackage } from "./packed.ts";

const LIMIT = 2048;
/** Loaded once by all rules about dates, and measured by themselves. */
const CALENDAR = [/^dayjs/, /^@hyunbinseo\/holidays-kr/];
/**
 * A whole text table, all words of a fit, a whole form with the forms of contacts, every refusal of a benefit with its
 * sentence.
 */
const COMPOSITES: Readonly<Record<string, number>> = {
  errorCopy: 2816,
  explainMatch: 2112,
  tutorApplicantProblems: 3072,
  bestBenefit: 2304,
  findUniversities: 2176,
  benefitToApply: 2320,
};
const rules = Object.entries(domain).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));

let packed: PackedPackage;
beforeAll(() => {
  packed = packPackage();
}, 120_000);
afterAll(() => packed.remove());

/** The code that a browser gets for an entry, minified; `shared` libraries are left out. */
async function bundle(entry: string, shared: readonly RegExp[] = []): Promise<string> {
  const file = join(packed.project, "entry.js");
  writeFileSync(file, entry);
  const result = (await build({
    root: packed.project,
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, target: "es2022", rolldownOptions: { input: file, external: [...shared] } },
  })) as Rolldown.RolldownOutput;
  return result.output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("");
}

it.each(rules)("importing %s alone costs under 2 KiB gzip besides the calendar, or its stated limit", async (name) => {
  const code = await bundle(`import { ${name} } from "@pkg/domain"; globalThis.rule = ${name};`, CALENDAR);
  expect(code).toContain("globalThis.rule");
  expect(gzipSync(code).length).toBeLessThan(COMPOSITES[name] ?? LIMIT);
});

it("importing nothing by name costs nothing", async () => {
  expect(await bundle('import "@pkg/domain"; globalThis.rule = 1;')).toMatch(/^\s*globalThis\.rule=1;?\s*$/);
});

it("brings dayjs and the holidays, under 7 KiB gzip, with the rules about dates alone", async () => {
  const dated = await bundle('import { addWorkingDays } from "@pkg/domain"; globalThis.rule = addWorkingDays;');
  const other = await bundle('import { costToPay } from "@pkg/domain"; globalThis.rule = costToPay;');
  expect(dated).toMatch(/utcOffset/);
  expect(gzipSync(dated).length).toBeLessThan(7 * 1024);
  expect(other).not.toMatch(/utcOffset/);
});

it("leaves zod out of the rules, and brings it with the schemas", async () => {
  const all = await bundle('import * as domain from "@pkg/domain"; globalThis.rule = domain;');
  const schemas = await bundle('import * as schemas from "@pkg/domain/schemas"; globalThis.rule = schemas;');
  expect(all).not.toMatch(/ZodObject|invalid_type/);
  expect(schemas).toMatch(/ZodObject/);
});
