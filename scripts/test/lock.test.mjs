import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { lockHolder, takeLock, tryLock } from "../lib/setup/lock.mjs";
import { withTree } from "./tree.mjs";

test("one holder at a time; a waiting process acquires it on release", async () => {
  await withTree({ keep: "" }, async (base) => {
    const file = join(base, "lock");
    const release = tryLock(file);
    assert.equal(lockHolder(file), process.pid);
    assert.equal(tryLock(file), undefined);
    const waiting = takeLock(file);
    release();
    (await waiting)();
    assert.equal(existsSync(file), false);
  });
});

test("the lock of a dead process is replaced", async () => {
  await withTree({ keep: "" }, (base) => {
    const file = join(base, "lock");
    writeFileSync(file, String(spawnSync("true").pid));
    assert.equal(lockHolder(file), undefined);
    assert.ok(tryLock(file));
  });
});
