// Runs a command on the pinned Node and pnpm, whatever Node started this file (>= 20).
// They come from npm into the ignored .tools/ folder, so a machine needs only Node, npm and git.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";

import { root } from "./lib/paths.mjs";
import { watchParent } from "./lib/shutdown.mjs";
import { installTools } from "./lib/tools.mjs";

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error("Usage: node scripts/with-node24.mjs <command> [arguments]");
  process.exit(2);
}

const bin = await installTools();
const path = [bin, join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);

// The command gets a process group of its own: Ctrl-C reaches the whole foreground group and npm passes it on once more,
// so here it is taken once and handed on once.
const child = spawn(command, args, {
  cwd: root,
  stdio: "inherit",
  detached: true,
  env: {
    ...process.env,
    PATH: path,
    NEXT_TELEMETRY_DISABLED: "1",
    TURBO_TELEMETRY_DISABLED: "1",
    TURBO_NO_UPDATE_NOTIFIER: "1",
    DO_NOT_TRACK: "1",
  },
});

const REPEAT_MS = 1_000;
const lastSeen = new Map();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    const now = Date.now();
    if (now - (lastSeen.get(signal) ?? 0) < REPEAT_MS) return;
    lastSeen.set(signal, now);
    child.kill(signal);
  });
}
// npm can't pass on a kill -9 of itself.
if (process.env.npm_lifecycle_event) watchParent(() => child.kill("SIGTERM"));
child.on("error", (error) => {
  const hint = existsSync(join(root, "node_modules")) ? "" : " (`npm run setup` installs what it needs)";
  console.error(`Could not run ${command}: ${error.message}${hint}`);
  process.exit(127);
});
child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
