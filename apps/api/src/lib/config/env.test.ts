import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { readEnv, readImportEnv, reportsMinutes } from "./env.ts";
import { metaConfig } from "./meta-config.ts";
import { storageConfig } from "./storage-config.ts";

const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });

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
  PORTONE_KAKAOPAY_CHANNEL_KEY: "k",
  PORTONE_NAVERPAY_CHANNEL_KEY: "n",
  PORTONE_WEBHOOK_SECRET: "whsec_x",
  PORTONE_CHANNEL_TYPE: "TEST",
  SOLAPI_API_URL: "http://127.0.0.1:4010",
  SOLAPI_API_KEY: "k",
  SOLAPI_API_SECRET: "s",
  SOLAPI_SENDER: "0215990000",
  SOLAPI_TALK_CHANNEL: "KA01PF",
  SOLAPI_TALK_TUTOR_PROPOSAL: "KA01TP",
  SMTP_URL: "smtp://127.0.0.1:4011",
  MAIL_FROM: "나란 <no-reply@naran.test>",
  UPLOAD_DIR: "/var/lib/naran/uploads",
  LOGIN_SANDBOX_URL: "http://127.0.0.1:4010",
  KAKAO_CLIENT_ID: "k",
  KAKAO_CLIENT_SECRET: "s",
  NAVER_CLIENT_ID: "n",
  NAVER_CLIENT_SECRET: "s",
  GOOGLE_CLIENT_ID: "g",
  GOOGLE_CLIENT_SECRET: "s",
  FACEBOOK_CLIENT_ID: "f",
  FACEBOOK_CLIENT_SECRET: "s",
  APPLE_CLIENT_ID: "a",
  APPLE_TEAM_ID: "t",
  APPLE_KEY_ID: "k",
  FIREBASE_PROJECT_ID: "naran-test",
  FIREBASE_API_KEY: "k",
  FIREBASE_CLIENT_EMAIL: "api@naran-test.iam.gserviceaccount.com",
  FIREBASE_PRIVATE_KEY: rsa.privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
  APPLE_PRIVATE_KEY: ec.privateKey.export({ format: "pem", type: "pkcs8" }).toString().replaceAll("\n", "\\n"),
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

test.each(["KAKAO_CLIENT_SECRET", "NAVER_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_PRIVATE_KEY"])(
  "half of a vendor's log-in stops the start: %s",
  (name) => {
    expect(() => readEnv({ ...whole, [name]: undefined })).toThrow(new RegExp(`^Cannot start.*${name}[^\\n]*$`));
  },
);

test("an Apple key that is none stops the start", () => {
  expect(() => readEnv({ ...whole, APPLE_PRIVATE_KEY: "bm90IGEga2V5" })).toThrow(
    "APPLE_PRIVATE_KEY (is no private key",
  );
});

test.each(["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_CLIENT_EMAIL", "FIREBASE_PRIVATE_KEY"])(
  "half of Firebase stops the start: %s",
  (name) => {
    expect(() => readEnv({ ...whole, [name]: undefined })).toThrow(new RegExp(`^Cannot start.*${name}[^\\n]*$`));
  },
);

test.each([
  [{ META_PIXEL_ID: "1" }, "META_ACCESS_TOKEN missing"],
  [{ META_ACCESS_TOKEN: "t" }, "META_PIXEL_ID missing"],
])("half of Meta stops the start: %j", (change, told) => {
  expect(() => readEnv({ ...whole, ...change })).toThrow(`Cannot start, Meta is configured by halves: ${told}`);
});

test("Meta is told of conversions wholly or not at all", () => {
  expect(metaConfig(readEnv(whole), 1)).toBeNull();
  const set = { META_PIXEL_ID: "1", META_ACCESS_TOKEN: "t" };
  expect(metaConfig(readEnv({ ...whole, ...set }), 1)).toMatchObject({
    graphUrl: "https://graph.facebook.com",
    pixelId: "1",
  });
});

test("a Firebase key of another kind stops the start", () => {
  const key = ec.privateKey.export({ format: "pem", type: "pkcs8" }).toString();
  expect(() => readEnv({ ...whole, FIREBASE_PRIVATE_KEY: key })).toThrow("FIREBASE_PRIVATE_KEY (is no private RSA key");
});

test.each([
  ["SMTP_URL", "http://mail.example.com"],
  ["SMTP_URL", undefined],
  ["MAIL_FROM", "나란"],
  ["MAIL_FROM", "a@b.kr\r\nBcc: c@d.kr"],
])("e-mail that cannot be sent stops the start: %s %s", (name, value) => {
  expect(() => readEnv({ ...whole, [name]: value })).toThrow(new RegExp(`^Cannot start.*${name}`));
});

test.each([
  [{ S3_BUCKET: "b" }, "S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing"],
  [{ S3_BUCKET: "b", S3_REGION: "r", S3_ACCESS_KEY_ID: "k" }, "S3_SECRET_ACCESS_KEY missing"],
  [{ S3_ENDPOINT: "https://s3.example.com" }, "S3_BUCKET"],
])("half of S3 stops the start with one line: %j", (change, told) => {
  expect(() => readEnv({ ...whole, ...change })).toThrow(new RegExp(`^Cannot start, S3 [^\\n]*${told}[^\\n]*$`));
});

test("S3 is used wholly or not at all", () => {
  expect(storageConfig(readEnv(whole), 1)).toEqual({ folder: "/var/lib/naran/uploads", s3: null });
  const s3 = { S3_REGION: "r", S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
  expect(storageConfig(readEnv({ ...whole, ...s3 }), 1).s3).toMatchObject({
    region: "r",
    bucket: "b",
    accessKeyId: "k",
  });
});

test.each([
  ["https://rooms.example.com", undefined, true],
  ["http://127.0.0.1:4010/rooms", undefined, true],
  ["naran://rooms", undefined, false],
  ["naran://rooms", "k".repeat(32), true],
])("a room at %s with the key %s tells minutes: %s", (LESSON_ROOM_URL, LESSON_ROOM_KEY, tells) => {
  expect(reportsMinutes(readEnv({ ...whole, LESSON_ROOM_URL, LESSON_ROOM_KEY }))).toBe(tells);
});

test("refuses the sandbox in production", () => {
  const real = {
    ...whole,
    PORTONE_API_URL: "https://api.portone.io",
    SOLAPI_API_URL: "https://api.solapi.com",
    SMTP_URL: "smtps://u:p@mail.example.com",
  };
  expect(() => readEnv({ ...real, NODE_ENV: "production" })).toThrow("against the sandbox: http://127.0.0.1:4010");
  const sound = {
    ...real,
    LOGIN_SANDBOX_URL: undefined,
    LESSON_ROOM_URL: "https://rooms.example.com/",
    TRUST_PROXY: "10.0.0.0/8",
    NODE_ENV: "production",
  };
  expect(readEnv(sound)).toMatchObject({ NODE_ENV: "production", LESSON_ROOM_URL: "https://rooms.example.com/" });
  expect(() => readEnv({ ...sound, FIREBASE_SANDBOX_URL: "http://127.0.0.1:4010" })).toThrow(
    "against the sandbox: http://127.0.0.1:4010",
  );
  expect(() => readEnv({ ...sound, LESSON_ROOM_URL: undefined })).toThrow(
    "Cannot start in production without LESSON_ROOM_URL",
  );
  expect(() => readEnv({ ...sound, TRUST_PROXY: undefined })).toThrow(
    /^Cannot start in production without TRUST_PROXY[^\n]*$/,
  );
  expect(readEnv(whole).LESSON_ROOM_URL).toBe("https://naran.example/rooms");
  expect(readEnv(whole).LESSON_ROOM_KEY).toBeUndefined();
  expect(() => readEnv({ ...whole, LESSON_ROOM_KEY: "short" })).toThrow("LESSON_ROOM_KEY (must have");
  const mail = {
    ...real,
    LOGIN_SANDBOX_URL: undefined,
    SMTP_URL: "smtp://user:hidden@127.0.0.1:4011",
    NODE_ENV: "production",
  };
  expect(() => readEnv(mail)).toThrow(/sandbox: smtp:\/\/127\.0\.0\.1:4011$/);
  expect(() => readEnv({ ...whole, NODE_ENV: "production" })).toThrow("Cannot start in production against the sandbox");
});

test("the import of the catalogue needs the database alone", () => {
  const { DATABASE_URL } = whole;
  expect(readImportEnv({ DATABASE_URL })).toEqual({ DATABASE_URL, NEIS_API_URL: "https://open.neis.go.kr" });
  expect(() => readImportEnv({ NEIS_API_URL: "somewhere" })).toThrow(/DATABASE_URL.*NEIS_API_URL/);
});
