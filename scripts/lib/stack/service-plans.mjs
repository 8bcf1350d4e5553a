import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./paths.mjs";

const apps = join(root, "apps");
const WEB = ["buyer", "tutor", "account", "exam"];

/**
 * What to start, in three steps: each step's services come up together, after the step before is ready.
 * @param mode "built" runs what `turbo run build` made, "dev" watches the sources
 */
export function serviceSteps(mode, ports) {
  return [
    [sandbox(mode, ports)],
    [api(mode, ports)],
    WEB.map((name) => (mode === "dev" ? webDev : webBuilt)(name, ports[name])),
  ];
}

function sandbox(mode, ports) {
  const cwd = join(apps, "sandbox");
  return {
    name: "sandbox",
    cwd,
    args: [...watch(mode), "src/main.ts"],
    ready: `http://127.0.0.1:${ports.sandbox}/livez`,
  };
}

function api(mode, ports) {
  const args = mode === "dev" ? ["--watch", "src/main.ts"] : ["dist/main.js"];
  return { name: "api", cwd: join(apps, "api"), args, ready: `http://127.0.0.1:${ports.api}/readyz` };
}

function webBuilt(name, port) {
  const cwd = join(apps, `${name}-web`, ".next", "standalone", "apps", `${name}-web`);
  if (!existsSync(join(cwd, "server.js"))) throw new Error(`${name}-web is not built: run \`pnpm build\`.`);
  return { ...web(name, port), cwd, args: ["server.js"] };
}

function webDev(name, port) {
  const cwd = join(apps, `${name}-web`);
  const next = createRequire(join(cwd, "package.json")).resolve("next/dist/bin/next");
  const args = [next, "dev", "--port", String(port), "--hostname", "127.0.0.1"];
  return { ...web(name, port), cwd, args, env: { NODE_ENV: undefined } };
}

function web(name, port) {
  return { name, env: { PORT: String(port), HOSTNAME: "127.0.0.1" }, ready: `http://127.0.0.1:${port}/` };
}

function watch(mode) {
  return mode === "dev" ? ["--watch"] : [];
}
