import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readPorts } from "../lib/processes/ports.mjs";
import { localSecrets, serviceEnv } from "../lib/stack/local-env.mjs";
import { withTree } from "./tree.mjs";

const secrets = {
  AUTH_SECRET: "a".repeat(40),
  PORTONE_API_SECRET: "p",
  PORTONE_WEBHOOK_SECRET: "whsec_eA==",
  SOLAPI_API_SECRET: "s",
};

test("secrets are generated once, stored, and readable by their owner only", async () => {
  await withTree({ keep: "" }, (base) => {
    const file = join(base, "data", "local.env");
    const first = localSecrets(file);
    assert.ok(first.AUTH_SECRET.length >= 32);
    assert.match(first.PORTONE_WEBHOOK_SECRET, /^whsec_[A-Za-z0-9+/=]+$/);
    const text = readFileSync(file, "utf8");
    assert.deepEqual({ ...localSecrets(file) }, { ...first });
    assert.equal(readFileSync(file, "utf8"), text);
    assert.equal(statSync(file).mode & 0o777, 0o600);
  });
});

test("two checkouts have different secrets", async () => {
  const make = () => withTree({ keep: "" }, (base) => localSecrets(join(base, "local.env")));
  assert.notEqual((await make()).AUTH_SECRET, (await make()).AUTH_SECRET);
});

test("a changed port reaches every service: origins, proxy target, vendors and webhooks", () => {
  const ports = readPorts({ BUYER_PORT: "3100", API_PORT: "4100", SANDBOX_PORT: "4110", SANDBOX_SMTP_PORT: "4111" });
  const env = serviceEnv({ ports, databaseUrl: "postgres://x", secrets, given: {} });
  assert.equal(env.BUYER_ORIGIN, "http://localhost:3100");
  assert.equal(env.API_ORIGIN, "http://127.0.0.1:4100");
  assert.equal(env.API_PORT, "4100");
  assert.equal(env.PORTONE_API_URL, "http://127.0.0.1:4110");
  assert.equal(env.SOLAPI_API_URL, "http://127.0.0.1:4110");
  assert.equal(env.SMTP_URL, "smtp://127.0.0.1:4111");
  assert.match(env.UPLOAD_DIR, /\.data[/\\]uploads$/);
  assert.equal(env.SANDBOX_WEBHOOK_URL, "http://127.0.0.1:4100/api/webhooks/portone");
});

test("a vendor's variable of the caller wins; NODE_ENV and addresses are the run's own", () => {
  const given = { PORTONE_API_SECRET: "real", NODE_ENV: "production", BUYER_ORIGIN: "https://example.com" };
  const env = serviceEnv({ ports: readPorts({}), databaseUrl: "postgres://x", secrets, given });
  assert.equal(env.PORTONE_API_SECRET, "real");
  assert.equal(env.NODE_ENV, "development");
  assert.equal(env.BUYER_ORIGIN, "http://localhost:3000");
});
