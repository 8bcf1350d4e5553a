// `node scripts/with-node24.mjs [--install] <command>`: runs a command on the pinned Node and pnpm, whatever Node (>= 20) starts
// this file; with --install the workspace's packages are installed first. It imports nothing but Node's own modules.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { installDependencies, installTools, root, watchParent } from "./lib/setup/index.mjs";

const given = process.argv.slice(2);
const mustInstall = given[0] === "--install";
const [command, ...args] = mustInstall ? given.slice(1) : given;
if (!command) {
  console.error("Usage: node scripts/with-node24.mjs [--install] <command> [arguments]");
  process.exit(2);
}

const env = await prepare().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

// The command gets a process group of its own: Ctrl-C reaches the whole foreground group and npm passes it on once more,
// so this process forwards it once.
const child = spawn(command, args, { cwd: root, stdio: "inherit", detached: true, env });

const REPEAT_MS = 1_000;
const lastSeen = new Map();
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    const now = Date.now();
    if (now - (lastSeen.get(signal) ?? 0) < REPEAT_MS) return;
    lastSeen.set(signal, now);
    child.kill(signal);
  });
}
// npm can't forward a kill -9 of itself.
if (process.env.npm_lifecycle_event) watchParent(() => child.kill("SIGTERM"));
child.on("error", (error) => {
  const hint = existsSync(join(root, "node_modules")) ? "" : " (`npm run setup` installs what it needs)";
  console.error(`Could not run ${command}: ${error.message}${hint}`);
  process.exit(127);
});
child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));

/** Installs the tools and, with --install, the packages. @returns the command's environment */
async function prepare() {
  const bin = await installTools();
  const prepared = {
    ...process.env,
    PATH: [bin, join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter),
    NEXT_TELEMETRY_DISABLED: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    DO_NOT_TRACK: "1",
  };
  if (mustInstall) {
    console.log("Installing what the lockfile says...");
    await installDependencies(prepared);
  }
  return prepared;
}
