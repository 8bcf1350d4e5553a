import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { AUTH, issueBody, payBody } from "../test/support.ts";
import { testCardNumber } from "./app.ts";

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill("SIGKILL");
});

function start(env: Record<string, string>): { out: () => string; err: () => string; started: Promise<string> } {
  const process = spawn(globalThis.process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { SANDBOX_PORT: "0", SANDBOX_SMTP_PORT: "0", SANDBOX_HANG_MS: "600000", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child = process;
  const text = { out: "", err: "" };
  process.stderr.on("data", (chunk) => {
    text.err += chunk;
  });
  const started = new Promise<string>((resolve) => {
    process.stdout.on("data", (chunk) => {
      text.out += chunk;
      const url = /http:\S+/.exec(text.out)?.[0];
      if (url) resolve(url);
    });
  });
  return { out: () => text.out, err: () => text.err, started };
}

describe("process", () => {
  it("listens, and exits on SIGTERM while an answer hangs", async () => {
    const url = await start({}).started;
    const post = async (path: string, body: object) =>
      fetch(url + path, {
        method: "POST",
        headers: { ...AUTH, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    const issued = await post("/billing-keys", issueBody(testCardNumber("hang-after-charge")));
    const { billingKeyInfo } = (await issued.json()) as { billingKeyInfo: { billingKey: string } };
    const hanging = post("/payments/p1/billing-key", payBody(billingKeyInfo.billingKey)).catch(
      (error: unknown) => error,
    );
    for (let charges = 0; charges === 0; ) {
      const report = (await (await fetch(`${url}/sandbox/api/payments`)).json()) as { totals: { charges: number } };
      charges = report.totals.charges;
    }
    child?.kill("SIGTERM");
    expect(await once(child as ChildProcess, "exit")).toEqual([0, null]);
    expect(await hanging).toBeInstanceOf(TypeError);
  });

  it("reports in one line why it does not start", { timeout: 15_000 }, async () => {
    const production = start({ NODE_ENV: "production" });
    expect(await once(child as ChildProcess, "exit")).toEqual([1, null]);
    expect(production.err()).toMatch(/^The sandbox does not start in production.*\n$/);

    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const port = String((taken.address() as AddressInfo).port);
    const second = start({ SANDBOX_PORT: port });
    expect(await once(child as ChildProcess, "exit")).toEqual([1, null]);
    expect(second.err()).toMatch(new RegExp(`${port}.*SANDBOX_PORT\\.\\n$`));
    const third = start({ SANDBOX_SMTP_PORT: port });
    expect(await once(child as ChildProcess, "exit")).toEqual([1, null]);
    expect(third.err()).toMatch(new RegExp(`${port}.*SANDBOX_SMTP_PORT\\.\\n$`));
    taken.close();
  });
});
