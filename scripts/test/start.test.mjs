import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { findFreePorts, PORTS } from "../lib/processes/ports.mjs";
import { root } from "../lib/setup/paths.mjs";

async function start(env) {
  const child = spawn(process.execPath, [join(root, "scripts", "start.mjs")], {
    env: { ...process.env, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  return { code, output };
}

test("npm start with a port in use: one line, exit 1, nothing started", async () => {
  const ports = await findFreePorts();
  const env = Object.fromEntries(PORTS.map(({ key, variable }) => [variable, String(ports[key])]));
  const other = createServer().listen(ports.tutor, "127.0.0.1");
  await once(other, "listening");
  const { code, output } = await start(env);
  other.close();
  assert.equal(code, 1);
  assert.equal(
    output,
    `Cannot start: port ${ports.tutor} is taken but needed for the tutor site (move it with TUTOR_PORT=<other port>).\n`,
  );
});

test("npm start with an invalid port: one line, exit 1", async () => {
  const { code, output } = await start({ SANDBOX_PORT: "many" });
  assert.equal(code, 1);
  assert.equal(output, "Cannot start: SANDBOX_PORT=many is not a port (1 to 65535).\n");
});

test("npm start in production: one line, exit 1, no demo log-in is created", async () => {
  const { code, output } = await start({ NODE_ENV: "production" });
  assert.equal(code, 1);
  assert.match(output, /^Cannot start: this is the local run[^\n]*\n$/);
});
