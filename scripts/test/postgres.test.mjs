import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import postgres from "postgres";
import { ensureDatabase } from "../lib/postgres/client.mjs";
import { startTestCluster, sweepTestClusters } from "../lib/postgres/clusters.mjs";
import { findFreePort } from "../lib/processes/ports.mjs";
import { root } from "../lib/setup/paths.mjs";

test("a test server stores Korean text, refuses a wrong password and leaves nothing behind", async () => {
  const cluster = await startTestCluster();
  try {
    const url = await ensureDatabase(cluster, "naran");
    assert.equal(await ensureDatabase(cluster, "naran"), url);
    const sql = postgres(url, { max: 1 });
    const [row] = await sql`select '나란' ~ '^\\w+$' as is_word, upper('나란a') as text`;
    assert.deepEqual({ ...row }, { is_word: true, text: "나란A" });
    await sql.end();
    const stranger = postgres(url.replace(/:[^:@]+@/, ":wrong@"), { max: 1 });
    await assert.rejects(stranger`select 1`, { code: "28P01" });
    await stranger.end();
  } finally {
    await cluster.stop();
  }
  assert.equal(existsSync(dirname(cluster.log)), false);
});

test("the server and the files of a killed test run are removed", async () => {
  const port = await findFreePort();
  const script = `
    import { startTestCluster } from ${JSON.stringify(pathToFileURL(join(root, "scripts/lib/postgres/clusters.mjs")).href)};
    const { log } = await startTestCluster({ port: ${port} });
    process.stdout.write(log);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [log] = await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  await sweepTestClusters();
  assert.equal(existsSync(dirname(String(log))), false);
  const again = await startTestCluster({ port });
  await again.stop();
});
