import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const whole = {
  DATABASE_URL: "postgres://u:p@127.0.0.1:5454/naran",
  AUTH_SECRET: "x".repeat(32),
  BUYER_ORIGIN: "http://localhost:3000",
  TUTOR_ORIGIN: "http://localhost:3001",
  ACCOUNT_ORIGIN: "http://localhost:3002/",
  EXAM_ORIGIN: "http://localhost:3003",
  PORTONE_API_URL: "http://127.0.0.1:4010",
  PORTONE_API_SECRET: "s",
  PORTONE_STORE_ID: "s",
  PORTONE_CHANNEL_KEY: "c",
  PORTONE_WEBHOOK_SECRET: "whsec_x",
  PORTONE_CHANNEL_TYPE: "TEST",
  SOLAPI_API_URL: "http://127.0.0.1:4010",
  SOLAPI_API_KEY: "k",
  SOLAPI_API_SECRET: "s",
  SOLAPI_SENDER: "0215990000",
};

test("reads a whole environment, with defaults", () => {
  const env = readEnv(whole);
  expect(env).toMatchObject({
    HOST: "127.0.0.1",
    API_PORT: 4000,
    ACCOUNT_ORIGIN: "http://localhost:3002",
    LOG_LEVEL: "info",
  });
});

test("names every variable that is missing or wrong in one line", () => {
  const { AUTH_SECRET: _secret, PORTONE_STORE_ID: _store, ...half } = whole;
  const read = () => readEnv({ ...half, SOLAPI_SENDER: "abc" });
  expect(read).toThrow(/^Cannot start.*AUTH_SECRET.*PORTONE_STORE_ID.*SOLAPI_SENDER[^\n]*$/);
});

test("refuses the sandbox in production", () => {
  expect(() => readEnv({ ...whole, NODE_ENV: "production" })).toThrow("Cannot start in production against the sandbox");
});
