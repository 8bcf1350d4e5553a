// Compiles src/ to dist/ and puts the migrations and the items of the level tests beside the code that reads them.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

rmSync("dist", { recursive: true, force: true });
const typescript = dirname(createRequire(import.meta.url).resolve("typescript/package.json"));
const { status } = spawnSync(process.execPath, [join(typescript, "bin", "tsc"), "-p", "tsconfig.build.json"], {
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
cpSync(join("src", "db", "migrations"), join("dist", "db", "migrations"), { recursive: true });
cpSync(join("src", "import", "data", "level-test"), join("dist", "import", "data", "level-test"), { recursive: true });
