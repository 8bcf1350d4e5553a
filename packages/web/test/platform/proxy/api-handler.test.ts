import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const apps = globSync("*-web", { cwd: fileURLToPath(new URL("../../../../../apps", import.meta.url)) });
const read = (file: string) => readFileSync(new URL(`../../../../../apps/${file}`, import.meta.url), "utf8");

test("there are four sites", () => {
  expect(apps).toHaveLength(4);
});

// Next keeps a copy of each body that its proxy may see, of 10 MB at most: what is longer would be cut.
test.each(apps)("%s hands /api to the API, past the rules for pages", (app) => {
  expect(read(`${app}/src/proxy.ts`)).toContain('matcher: ["/((?!api/|_next/');
  expect(read(`${app}/src/app/api/[...path]/route.ts`)).toContain("passToApi as POST");
  expect(read(`${app}/src/instrumentation.ts`)).toContain("await believeProxies(env)");
});
