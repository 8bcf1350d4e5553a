import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PackedPackage, packPackage, run } from "./packed.ts";

const USE = `const total: number = costToPay({ finalCosts: [100_000], benefit: { discountRate: 5 } });
const label: string = gradeLabel(Grade.M2, "short");
const product = productSchema.parse(JSON.parse(process.argv[2] ?? ""));
const months: number = product.totalMonths;
console.log(JSON.stringify([total, label, months]));
`;
const PRODUCT = JSON.stringify({
  id: 1,
  name: "중등",
  totalMonths: 3,
  totalWeeks: 12,
  totalCounts: 24,
  minutes: 60,
  freeLessonCounts: 1,
  rentTablet: false,
  bundlingApplied: false,
  periodic: false,
  tutorRank: "BASIC",
  schoolLevel: "MIDDLE",
  scheduleOrderProductId: null,
  expiryMonths: 4,
  cost: 888_000,
  discountedCost: 888_000,
  discountRate: 0,
  monthlyTabletCost: 0,
  monthlyTabletDiscountCost: 0,
  monthlyBundlingDiscountCost: 0,
  monthlyLongTermDiscountCost: 14_800,
  monthlyMultiLessonDiscountCost: 8_880,
  finalCost: 816_960,
});
const IMPORTS = `import { costToPay, Grade, gradeLabel } from "@pkg/domain";
import { productSchema } from "@pkg/domain/schemas";
declare const process: { argv: string[] };
declare const console: { log(text: string): void };
`;

let packed: PackedPackage;
beforeAll(() => {
  packed = packPackage();
}, 120_000);
afterAll(() => packed.remove());

function project(type: "module" | "commonjs", file: string, text: string): string {
  const folder = join(packed.project, type);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type }));
  writeFileSync(join(folder, file), text);
  return folder;
}

describe("the packed package", () => {
  it("depends on dayjs, the holidays and zod alone, at real versions", () => {
    const { dependencies } = packed.manifest;
    expect(Object.keys(dependencies)).toEqual(["@hyunbinseo/holidays-kr", "dayjs", "zod"]);
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("is imported by an empty ESM project and required by an empty CommonJS project", () => {
    const show = "console.log(domain.costToPay({ finalCosts: [5] }), schemas.productIdSchema.parse(7))";
    const esm = `const domain = await import("@pkg/domain"); const schemas = await import("@pkg/domain/schemas"); ${show}`;
    const cjs = `const domain = require("@pkg/domain"); const schemas = require("@pkg/domain/schemas"); ${show}`;
    const esmProject = project("module", "empty.js", "");
    const cjsProject = project("commonjs", "empty.js", "");
    expect(run(process.execPath, ["--input-type=module", "-e", esm], esmProject)).toBe("5 7\n");
    expect(run(process.execPath, ["-e", cjs], cjsProject)).toBe("5 7\n");
  });

  it("exports the same names to both", () => {
    const names = "console.log(Object.keys(domain).filter((name) => name !== '__esModule').sort().join())";
    const esm = run(
      process.execPath,
      ["--input-type=module", "-e", `import * as domain from "@pkg/domain"; ${names}`],
      project("module", "empty.js", ""),
    );
    const cjs = run(
      process.execPath,
      ["-e", `const domain = require("@pkg/domain"); ${names}`],
      project("commonjs", "empty.js", ""),
    );
    expect(cjs).toBe(esm);
  });

  it.each(["module", "commonjs"] as const)(
    "gives its types to a %s project, and runs what was compiled",
    (type) => {
      const folder = project(type, "main.ts", IMPORTS + USE);
      const options = { strict: true, module: "nodenext", target: "es2022", types: [], outDir: "out", rootDir: "." };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["main.ts"] }));
      run(process.execPath, [tsc(), "-p", folder], folder);
      expect(run(process.execPath, [join("out", "main.js"), PRODUCT], folder)).toBe('[95000,"중2",3]\n');
    },
    60_000,
  );

  it.each(["module", "commonjs"] as const)(
    "refuses a wrong argument in a %s project",
    (type) => {
      const folder = project(type, "wrong.ts", `${IMPORTS}costToPay({ finalCosts: ["5"] });\n`);
      const options = { strict: true, module: "nodenext", target: "es2022", types: [], noEmit: true };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["wrong.ts"] }));
      expect(() => run(process.execPath, [tsc(), "-p", folder], folder)).toThrow(
        "Type 'string' is not assignable to type 'number'",
      );
    },
    60_000,
  );
});

/** The compiler's entry, to run with this Node. */
function tsc(): string {
  return join(fileURLToPath(new URL("..", import.meta.resolve("typescript"))), "bin", "tsc");
}
