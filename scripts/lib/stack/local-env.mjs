import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { dataDir } from "../setup/index.mjs";

/** @typedef {import("../processes/ports.mjs").Ports} Ports */

const localEnvFile = join(dataDir, "local.env");

/**
 * Generators of the secrets of this checkout's local runs, which grant no access outside this machine.
 * @type {Record<string, () => string>}
 */
const SECRETS = {
  AUTH_SECRET: () => randomBytes(32).toString("base64url"),
  PORTONE_API_SECRET: () => randomBytes(24).toString("base64url"),
  PORTONE_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString("base64")}`,
  SOLAPI_API_SECRET: () => randomBytes(24).toString("base64url"),
  KAKAO_CLIENT_SECRET: () => randomBytes(24).toString("base64url"),
  NAVER_CLIENT_SECRET: () => randomBytes(24).toString("base64url"),
  GOOGLE_CLIENT_SECRET: () => randomBytes(24).toString("base64url"),
  FACEBOOK_CLIENT_SECRET: () => randomBytes(24).toString("base64url"),
  APPLE_PRIVATE_KEY: () =>
    generateKeyPairSync("ec", { namedCurve: "P-256" })
      .privateKey.export({ format: "der", type: "pkcs8" })
      .toString("base64"),
  FIREBASE_PRIVATE_KEY: () =>
    generateKeyPairSync("rsa", { modulusLength: 2048 })
      .privateKey.export({ format: "der", type: "pkcs8" })
      .toString("base64"),
};

const PUBLIC = {
  PORTONE_STORE_ID: "store-local",
  PORTONE_CHANNEL_KEY: "channel-key-local",
  PORTONE_KAKAOPAY_CHANNEL_KEY: "channel-key-local-kakaopay",
  PORTONE_NAVERPAY_CHANNEL_KEY: "channel-key-local-naverpay",
  PORTONE_CHANNEL_TYPE: "TEST",
  SOLAPI_API_KEY: "local-solapi-key",
  SOLAPI_SENDER: "0215990000",
  SOLAPI_TALK_CHANNEL: "KA01PF261120000000000000local001",
  SOLAPI_TALK_TUTOR_PROPOSAL: "KA01TP261120000000000000local001",
  KAKAO_CLIENT_ID: "local-kakao-client",
  NAVER_CLIENT_ID: "local-naver-client",
  GOOGLE_CLIENT_ID: "local-google-client",
  FACEBOOK_CLIENT_ID: "local-facebook-client",
  APPLE_CLIENT_ID: "kr.naran.local",
  APPLE_TEAM_ID: "LOCALTEAM1",
  APPLE_KEY_ID: "LOCALKEY01",
  META_PIXEL_ID: "100000000000001",
  META_ACCESS_TOKEN: "local-meta-access-token",
  FIREBASE_PROJECT_ID: "naran-local",
  FIREBASE_API_KEY: "local-firebase-api-key",
  FIREBASE_CLIENT_EMAIL: "api@naran-local.iam.gserviceaccount.com",
  MAIL_FROM: "나란 <no-reply@naran.test>",
};

/**
 * Reads the local secrets; generates and stores missing ones.
 * @param {string} [file]
 * @returns {Record<string, string | undefined>}
 */
export function localSecrets(file = localEnvFile) {
  const known = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const missing = Object.entries(SECRETS).filter(([name]) => !known[name]);
  if (missing.length === 0) return known;
  for (const [name, make] of missing) known[name] = make();
  mkdirSync(dirname(file), { recursive: true });
  const lines = Object.entries(known).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(file, `# Made by npm start for this machine only. Delete it to get new ones.\n${lines.join("")}`, {
    mode: 0o600,
  });
  return known;
}

/**
 * The public URL of each service, by the variable names that the services read.
 * @param {Ports} ports
 */
function originsOf(ports) {
  return {
    BUYER_ORIGIN: `http://localhost:${ports.buyer}`,
    TUTOR_ORIGIN: `http://localhost:${ports.tutor}`,
    ACCOUNT_ORIGIN: `http://localhost:${ports.account}`,
    EXAM_ORIGIN: `http://localhost:${ports.exam}`,
    API_ORIGIN: `http://127.0.0.1:${ports.api}`,
    SANDBOX_ORIGIN: `http://localhost:${ports.sandbox}`,
  };
}

/**
 * The environment of every service of a local run. A vendor's variable that the caller has set wins (to try a real
 * vendor); addresses are always this run's own.
 * @param {object} options
 * @param {Ports} options.ports
 * @param {string} options.databaseUrl
 * @param {Record<string, string | undefined>} [options.secrets]
 * @param {NodeJS.ProcessEnv} [options.given] the caller's environment
 * @param {string} [options.uploads] the folder for recordings
 * @returns {NodeJS.ProcessEnv}
 */
export function serviceEnv({
  ports,
  databaseUrl,
  secrets = localSecrets(),
  given = process.env,
  uploads = join(dataDir, "uploads"),
}) {
  const sandbox = `http://127.0.0.1:${ports.sandbox}`;
  const vendors = {
    ...PUBLIC,
    ...secrets,
    PORTONE_API_URL: sandbox,
    PORTONE_SDK_URL: `http://localhost:${ports.sandbox}/v2/browser-sdk.js`,
    SOLAPI_API_URL: sandbox,
    LOGIN_SANDBOX_URL: sandbox,
    LESSON_ROOM_URL: `http://localhost:${ports.sandbox}/rooms`,
    STUDENT_APP_IOS_URL: `http://localhost:${ports.sandbox}/stores/ios`,
    STUDENT_APP_ANDROID_URL: `http://localhost:${ports.sandbox}/stores/android`,
    FIREBASE_SANDBOX_URL: sandbox,
    META_GRAPH_URL: sandbox,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    // Another site of the browser tests, which frames the pages below /framer.
    FRAMER_ORIGINS: "http://127.0.0.1:4097",
  };
  const chosen = Object.fromEntries(Object.entries(vendors).map(([name, value]) => [name, given[name] || value]));
  return {
    ...given,
    ...chosen,
    ...originsOf(ports),
    NODE_ENV: "development",
    STAFF_SECOND_FACTOR: given.STAFF_SECOND_FACTOR || "off",
    HOST: "127.0.0.1",
    API_PORT: String(ports.api),
    // The API's proxies are the web apps of this run.
    TRUST_PROXY: "127.0.0.1",
    SANDBOX_HOST: "127.0.0.1",
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/api/webhooks/portone`,
    DATABASE_URL: databaseUrl,
    UPLOAD_DIR: uploads,
    LOG_LEVEL: given.LOG_LEVEL || "warn",
  };
}
