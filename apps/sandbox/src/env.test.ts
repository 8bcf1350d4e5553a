import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";
import { SANDBOX_DEFAULTS } from "./options.ts";

describe("environment", () => {
  it("needs nothing for a local run", () => {
    const { host, port, options } = readEnv({});
    expect({ host, port }).toEqual({ host: "127.0.0.1", port: 4010 });
    expect({ ...SANDBOX_DEFAULTS, ...options }).toEqual({ ...SANDBOX_DEFAULTS, smtpPort: 4011 });
  });

  it("refuses to start in production", () => {
    expect(() => readEnv({ NODE_ENV: "production" })).toThrow(/does not start in production/);
  });

  it("names every wrong variable in one line", () => {
    const wrong = { SANDBOX_PORT: "many", SOLAPI_SENDER: "02-1", PORTONE_WEBHOOK_SECRET: "plain" };
    expect(() => readEnv(wrong)).toThrow(/SANDBOX_PORT.*PORTONE_WEBHOOK_SECRET.*SOLAPI_SENDER/);
  });
});
