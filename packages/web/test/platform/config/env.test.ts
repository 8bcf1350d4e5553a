import { describe, expect, test } from "vitest";
import { readWebEnv } from "../../../src/platform/config/env";

const SET = {
  API_ORIGIN: "http://10.0.0.5:4000",
  BUYER_ORIGIN: "https://naran.example",
  TUTOR_ORIGIN: "https://tutor.naran.example",
  ACCOUNT_ORIGIN: "https://account.naran.example",
  EXAM_ORIGIN: "https://exam.naran.example",
  TRUST_PROXY: "10.0.0.0/8,127.0.0.1",
};

const PORTONE = {
  sdkUrl: "https://cdn.portone.io/v2/browser-sdk.js",
  origins: ["https://*.portone.io", "https://*.iamport.co"],
};

describe("addresses", () => {
  test("without any variable the local addresses apply", () => {
    expect(readWebEnv({})).toEqual({
      api: "http://127.0.0.1:4000",
      origins: {
        buyer: "http://localhost:3000",
        tutor: "http://localhost:3001",
        account: "http://localhost:3002",
        exam: "http://localhost:3003",
      },
      vendors: {
        monitoring: null,
        messenger: null,
        postcode: null,
        payments: PORTONE,
        stores: { ios: null, android: null },
      },
      framers: [],
      proxies: [],
      isOfflinePageOff: false,
    });
  });

  test("the sites that may frame us are exact origins", () => {
    const framers = "https://partner.example,https://app.partner.example:8443";
    expect(readWebEnv({ FRAMER_ORIGINS: framers }).framers).toEqual(framers.split(","));
    for (const wrong of ["https://*.partner.example", "https://partner.example/", "*", "partner.example"]) {
      expect(() => readWebEnv({ FRAMER_ORIGINS: wrong })).toThrow("FRAMER_ORIGINS (must be an origin)");
    }
  });

  test("with all variables set they are used unchanged", () => {
    const env = readWebEnv(SET);
    expect(env.api).toBe(SET.API_ORIGIN);
    expect(env.origins.exam).toBe(SET.EXAM_ORIGIN);
    expect(env.proxies).toEqual(["10.0.0.0/8", "127.0.0.1"]);
    expect(readWebEnv({ ...SET, TRUST_PROXY: "none" }).proxies).toEqual([]);
  });

  test("half-set addresses stop the start in one line that names them", () => {
    const { EXAM_ORIGIN: _, ...rest } = SET;
    expect(() => readWebEnv(rest)).toThrow("EXAM_ORIGIN (missing)");
    expect(() => readWebEnv({ ...SET, TRUST_PROXY: undefined })).toThrow("TRUST_PROXY (missing)");
    const wrong = { ...SET, BUYER_ORIGIN: "https://naran.example/", TUTOR_ORIGIN: "javascript:alert(1)" };
    expect(() => readWebEnv(wrong)).toThrow(
      "Cannot start, these variables are missing or wrong: BUYER_ORIGIN (must be an origin), TUTOR_ORIGIN (must be an origin)",
    );
  });
});

describe("vendors", () => {
  const DSN = "https://key@o1.ingest.example/7";

  test("are what is configured, with the figures of the specification", () => {
    expect(
      readWebEnv({
        SENTRY_DSN: DSN,
        CHANNEL_IO_PLUGIN_KEY: "plugin-key-1",
        POSTCODE_SERVICE: "kakao",
        STUDENT_APP_IOS_URL: "https://ios.example/naran",
      }).vendors,
    ).toEqual({
      monitoring: { dsn: DSN, environment: "prod", sampleRate: 0.1, release: null },
      messenger: { pluginKey: "plugin-key-1" },
      postcode: "kakao",
      payments: PORTONE,
      stores: { ios: "https://ios.example/naran", android: null },
    });
    const own = { SENTRY_DSN: DSN, SENTRY_ENVIRONMENT: "stage", SENTRY_SAMPLE_RATE: "0", SENTRY_RELEASE: "1" };
    expect(readWebEnv(own).vendors.monitoring).toEqual({ dsn: DSN, environment: "stage", sampleRate: 0, release: "1" });
  });

  test.each([
    [{ SENTRY_RELEASE: "1" }, "SENTRY_DSN (missing)"],
    [{ SENTRY_DSN: "https://o1.ingest.example/7" }, "SENTRY_DSN (must be"],
    [{ SENTRY_DSN: "https://key@o1.ingest.example/" }, "SENTRY_DSN (must be"],
    [{ SENTRY_DSN: "key" }, "SENTRY_DSN (must be"],
    [{ SENTRY_DSN: DSN, SENTRY_SAMPLE_RATE: "2" }, "SENTRY_SAMPLE_RATE (must be 0 to 1)"],
    [{ CHANNEL_IO_PLUGIN_KEY: "<script>" }, "CHANNEL_IO_PLUGIN_KEY (must be a plugin key)"],
    [{ STUDENT_APP_ANDROID_URL: "market://details" }, "STUDENT_APP_ANDROID_URL (must be an http(s) address)"],
    [{ PORTONE_SDK_URL: "javascript:alert(1)" }, "PORTONE_SDK_URL (must be an http(s) address)"],
    [{ POSTCODE_SERVICE: "daum" }, "POSTCODE_SERVICE (must be kakao)"],
  ])("%j stops the start", (source, words) => {
    expect(() => readWebEnv(source)).toThrow(words);
  });
});
