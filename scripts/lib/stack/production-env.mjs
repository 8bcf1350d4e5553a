import { serviceEnv } from "./local-env.mjs";

/** Addresses that no resolver knows: a vendor that is called by mistake is never reached. */
const MADE_UP = {
  BUYER_ORIGIN: "https://buyer.invalid",
  TUTOR_ORIGIN: "https://tutor.invalid",
  ACCOUNT_ORIGIN: "https://account.invalid",
  EXAM_ORIGIN: "https://exam.invalid",
  LESSON_ROOM_URL: "https://rooms.invalid",
  PORTONE_API_URL: "https://payments.invalid",
  PORTONE_CHANNEL_TYPE: "LIVE",
  SOLAPI_API_URL: "https://messages.invalid",
  META_GRAPH_URL: "https://conversions.invalid",
  SMTP_URL: "smtps://mail.invalid:465",
};
/** What only a local run has. */
const LOCAL_ONLY = [
  "LOGIN_SANDBOX_URL",
  "FIREBASE_SANDBOX_URL",
  "PORTONE_SDK_URL",
  "FRAMER_ORIGINS",
  "STUDENT_APP_IOS_URL",
  "STUDENT_APP_ANDROID_URL",
];

/**
 * The environment of an installation for production on this machine, with vendors that do not exist. Nothing of the caller's
 * environment reaches it but where programs lie.
 * @param {{ ports: import("../processes/ports.mjs").Ports, databaseUrl: string, uploads: string }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function productionEnv(options) {
  const given = { PATH: process.env.PATH, HOME: process.env.HOME };
  const env = { ...serviceEnv({ ...options, given }), ...MADE_UP, NODE_ENV: "production", STAFF_SECOND_FACTOR: "on" };
  const kept = Object.entries(env).filter(([name]) => !LOCAL_ONLY.includes(name));
  return Object.fromEntries(kept);
}
