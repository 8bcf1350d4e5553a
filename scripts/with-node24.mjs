// Runs a command on the pinned Node and pnpm, whatever Node started this file (>= 20).
// They come from npm into the ignored .tools/ folder, so a machine needs only Node, npm and git.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const { node, pnpm } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies;
const tools = join(root, ".tools");
const bin = join(tools, "node_modules", ".bin");
const stamp = join(tools, "installed");
const wanted = `node ${node} pnpm ${pnpm}`;

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, "package.json"), JSON.stringify({ private: true, dependencies: { node, pnpm } }));
  console.error(`Installing Node ${node} and pnpm ${pnpm} into .tools (once)...`);
  const done = spawnSync("npm", ["install", "--no-fund", "--no-audit", "--no-package-lock", "--loglevel=error"], {
    cwd: tools,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (done.status !== 0) {
    console.error("Could not install Node and pnpm from the npm registry; see the lines above.");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

const [command, ...args] = process.argv.slice(2);
const path = [bin, join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
const child = spawn(command, args, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: path, NEXT_TELEMETRY_DISABLED: "1", TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
