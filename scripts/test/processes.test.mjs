import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { findFreePort } from "../lib/processes/ports.mjs";
import { run } from "../lib/processes/run.mjs";
import { startService, untilAnswers } from "../lib/processes/services.mjs";
import { isAlive } from "../lib/setup/lock.mjs";
import { root } from "../lib/setup/paths.mjs";
import { withTree } from "./tree.mjs";

const SERVER = `
  import { spawn } from "node:child_process";
  import { writeFileSync } from "node:fs";
  import { createServer } from "node:http";
  const grandchild = spawn("sleep", ["600"], { stdio: "ignore" });
  writeFileSync("pids", process.pid + " " + grandchild.pid);
  createServer((_, response) => response.end("ok")).listen(Number(process.env.PORT), "127.0.0.1");
`;
const STUBBORN = `process.on("SIGTERM", () => {}); ${SERVER}`;

async function gone(pids) {
  const deadline = Date.now() + 15_000;
  while (pids.some(isAlive) && Date.now() < deadline) await new Promise((resolve) => setImmediate(resolve));
  return pids.filter(isAlive);
}

const pidsIn = (base) => readFileSync(join(base, "pids"), "utf8").split(" ").map(Number);

async function startIn(base, extra = {}) {
  const port = await findFreePort();
  const service = startService({
    name: "sample",
    args: ["server.mjs"],
    cwd: base,
    env: { ...process.env, PORT: String(port) },
    log: join(base, "logs", "sample.log"),
    ...extra,
  });
  return { service, url: `http://127.0.0.1:${port}/` };
}

for (const [what, source] of [
  ["a service", SERVER],
  ["a service that ignores SIGTERM", STUBBORN],
]) {
  test(`stopping ends ${what} and what it started`, async () => {
    await withTree({ "server.mjs": source }, async (base) => {
      const { service, url } = await startIn(base);
      await untilAnswers(service, url);
      await service.stop();
      assert.deepEqual(await gone(pidsIn(base)), []);
    });
  });
}

test("a service that exits during its start is reported with its last output", async () => {
  await withTree({ "server.mjs": `console.error("no such table"); process.exit(3);` }, async (base) => {
    const { service, url } = await startIn(base);
    await assert.rejects(untilAnswers(service, url), /sample did not start: it exited with code 3\nno such table/);
  });
});

test("a kill -9 of the parent leaves nothing behind", async () => {
  const starter = `
    import { startService, untilAnswers } from ${JSON.stringify(pathToFileURL(join(root, "scripts/lib/processes/services.mjs")).href)};
    const service = startService({ name: "sample", args: ["server.mjs"], cwd: ".", env: process.env, log: "logs/sample.log" });
    await untilAnswers(service, "http://127.0.0.1:" + process.env.PORT + "/");
    process.stdout.write("ready");
  `;
  await withTree({ "server.mjs": STUBBORN, "starter.mjs": starter }, async (base) => {
    const port = await findFreePort();
    const parent = spawn(process.execPath, ["starter.mjs"], {
      cwd: base,
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(parent.stdout, "data");
    parent.kill("SIGKILL");
    assert.deepEqual(await gone(pidsIn(base)), []);
  });
});

test("with-node24 passes the exit code on, and Ctrl-C of the whole group reaches the command once", async () => {
  const counter = `
    let seen = 0;
    process.on("SIGINT", () => { seen += 1; if (seen === 1) setTimeout(() => { console.log("seen " + seen); process.exit(7); }, 700); });
    setInterval(() => {}, 1000);
    console.log("ready");
  `;
  await withTree({ "counter.mjs": counter }, async (base) => {
    assert.ok(existsSync(join(base, "counter.mjs")));
    const wrapper = join(root, "scripts", "with-node24.mjs");
    const child = spawn(process.execPath, [wrapper, "node", join(base, "counter.mjs")], {
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output === "ready\n") {
        process.kill(-child.pid, "SIGINT"); // the terminal, to the foreground group
        setTimeout(() => child.kill("SIGINT"), 100); // npm, passing it on
      }
    });
    const [code] = await once(child, "exit");
    assert.equal(code, 7);
    assert.equal(output, "ready\nseen 1\n");
  });
});

test("a command past its limit is ended with its children, and its output is returned", async () => {
  await withTree({ "server.mjs": `console.log("half-way"); ${SERVER}` }, async (base) => {
    const done = await run("node", ["server.mjs"], {
      cwd: base,
      env: { ...process.env, PORT: "0" },
      limitMinutes: 1 / 30,
    });
    assert.equal(done.code, 124);
    assert.match(done.output, /half-way[\s\S]*Not finished after/);
    assert.deepEqual(await gone(pidsIn(base)), []);
  });
});

for (const [what, limitMinutes, source, code] of [
  ["a command ends", 1, "", 0],
  ["a command is ended at its limit", 0.02, "setInterval(() => {}, 1000);", 124],
]) {
  test(`${what} though a program that outlives it holds its output open`, async () => {
    const starter = `
      const { pid } = require("node:child_process").spawn("sleep", ["600"], { detached: true, stdio: ["ignore", 1, 2] });
      console.log(pid);
      ${source || "process.exit(0);"}
    `;
    const done = await run("node", ["--eval", starter], { limitMinutes });
    assert.equal(done.code, code);
    process.kill(Number.parseInt(done.output, 10));
  });
}
