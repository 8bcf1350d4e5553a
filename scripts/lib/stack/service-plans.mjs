import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../setup/index.mjs";

/** @typedef {"built" | "dev"} Mode "built" runs the output of `turbo run build`, "dev" watches the sources */
/** @typedef {import("../processes/ports.mjs").Ports} Ports */
/** @typedef {{ name: string, cwd: string, args: string[], env?: NodeJS.ProcessEnv, ready: string }} Plan `ready` is the URL that answers when the service is up */

const apps = join(root, "apps");
const WEB = /** @type {const} */ (["buyer", "tutor", "account", "exam"]);

/**
 * The services in three steps: those of a step start together, after the previous step is ready.
 * @param {Mode} mode
 * @param {Ports} ports
 * @returns {Plan[][]}
 */
export function serviceSteps(mode, ports) {
  return [
    [sandbox(mode, ports)],
    [api(mode, ports)],
    WEB.map((name) => (mode === "dev" ? webDev : webBuilt)(name, ports[name])),
  ];
}

/**
 * @param {Mode} mode
 * @param {Ports} ports
 * @returns {Plan}
 */
function sandbox(mode, ports) {
  const args = mode === "dev" ? ["--watch", "src/main.ts"] : ["src/main.ts"];
  return { name: "sandbox", cwd: join(apps, "sandbox"), args, ready: `http://127.0.0.1:${ports.sandbox}/livez` };
}

/**
 * @param {Mode} mode
 * @param {Ports} ports
 * @returns {Plan}
 */
function api(mode, ports) {
  const args = mode === "dev" ? ["--watch", "src/main.ts"] : ["dist/main.js"];
  return { name: "api", cwd: join(apps, "api"), args, ready: `http://127.0.0.1:${ports.api}/readyz` };
}

/**
 * @param {string} name
 * @param {number} port
 * @returns {Plan}
 */
function webBuilt(name, port) {
  const cwd = join(apps, `${name}-web`, ".next", "standalone", "apps", `${name}-web`);
  if (!existsSync(join(cwd, "server.js"))) throw new Error(`${name}-web is not built: run \`pnpm build\`.`);
  return { name, cwd, args: ["server.js"], env: webEnv(port), ready: `http://127.0.0.1:${port}/` };
}

/**
 * @param {string} name
 * @param {number} port
 * @returns {Plan}
 */
function webDev(name, port) {
  const cwd = join(apps, `${name}-web`);
  const next = createRequire(join(cwd, "package.json")).resolve("next/dist/bin/next");
  const args = [next, "dev", "--port", String(port), "--hostname", "127.0.0.1"];
  return { name, cwd, args, env: { ...webEnv(port), NODE_ENV: undefined }, ready: `http://127.0.0.1:${port}/` };
}

/** @param {number} port */
function webEnv(port) {
  // No proxy stands in front of a site here: what a browser says of its own address is not believed.
  return { PORT: String(port), HOSTNAME: "127.0.0.1", TRUST_PROXY: "none" };
}
