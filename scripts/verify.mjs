// `pnpm verify`: what must hold before a commit. Each check counts as one; "N passed, N failed" is the last line.
import { installDependencies } from "./lib/install.mjs";
import { createReport } from "./lib/report.mjs";
import { run } from "./lib/run.mjs";
import { Stopped, shutdownSignal } from "./lib/shutdown.mjs";
import { SUITES } from "./lib/suites.mjs";

const signal = shutdownSignal();
const report = createReport();

/** A check by command: its exit code decides. */
const command = (title, ...line) => ({ title, work: async () => asOne(await run(line[0], line.slice(1), { signal })) });
/** Suites as one check. */
const suites = (title, ...names) => ({
  title,
  work: async () => {
    const results = [];
    for (const name of names) results.push(await SUITES[name].run({ signal }));
    const bad = results.filter(({ counts }) => counts.failed > 0);
    return asOne({ code: bad.length, output: bad.map(({ output }) => output).join("\n") });
  },
});

// One group after the other, the checks of a group side by side.
const GROUPS = [
  [
    command("types", "turbo", "run", "typecheck", "--continue", "--output-logs=errors-only"),
    command("format and lint", "biome", "check", "--error-on-warnings", "."),
  ],
  [
    command("boundaries", "node", "scripts/check-boundaries.mjs"),
    command("layout", "node", "scripts/check-layout.mjs"),
    command("unused code", "knip"),
  ],
  [suites("unit tests", "scripts", "unit")],
];

try {
  await installDependencies(signal);
  for (const group of GROUPS) await Promise.all(group.map(({ title, work }) => report.run(title, work, signal)));
  process.exit(report.finish());
} catch (error) {
  if (error instanceof Stopped) process.exit(130);
  console.error(error.message);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

function asOne({ code, output }) {
  return { counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, output };
}
