import type { Secret } from "../../secrets/secret.ts";

/** Settings that the code needs at run time; `main.ts` fills them from the environment, tests by hand. */
export interface AppConfig {
  /** Signs access tokens, derives phone codes and encrypts billing keys and account numbers, each with its own derived key. */
  authSecret: string;
  /** Where the API is reached, e.g. "http://localhost:4000". */
  apiOrigin: string;
  /** The account service, as browsers reach it: vendors send people back there. */
  accountOrigin: string;
  /** The buyer site: rematches and a parent's weekly summary open there. */
  buyerOrigin: string;
  /** Whether proposals, reminders and jobs with hours wait at night (`PROPOSAL_HOURS`); off only for tests. */
  keepsQuietHours: boolean;
  /** Our staff has to show a second factor; without it, only who has set one up. */
  requiresStaffFactor: boolean;
  /** The tutor site: proposals open there. */
  tutorOrigin: string;
  /** The lesson room of the native app: a lesson's id follows. */
  lessonRoomUrl: string;
  /**
   * Whether rooms tell how long people were there: ours does, an app's only with a key. Without, "both came" is all
   * that is known.
   */
  reportsMinutes: boolean;
  /** Signs what the native app's room reports; without it, none of its reports is taken. */
  lessonRoomKey?: Secret;
  /** Exact origins of our own web apps: the only ones that may write. */
  allowedOrigins: string[];
  /** Where uploads stand until they are whole and checked. */
  incomingFolder: string;
  secureCookies: boolean;
  /** Shares the session cookie between subdomains, e.g. ".naran.kr"; ports of one host share it anyway. */
  cookieDomain?: string;
  /** Which channel money must come through; a payment over another one is never accepted. */
  expectedChannelType: "LIVE" | "TEST";
  /** How long after its last sign of life a process keeps an order or a refund that it works on, in milliseconds. */
  purchaseLeaseMs: number;
  /** How long what was sent to the provider may take to arrive there, in milliseconds. */
  chargeWindowMs: number;
  /** Above this mean delay of the event loop new requests are turned away with 503; 2,000 ms when it is left out, never for 0. */
  maxEventLoopDelayMs?: number;
  /** The same above so much memory in use: 1 GiB when it is left out, never for 0. */
  maxHeapUsedBytes?: number;
  /** Addresses of our own proxies, comma-separated: only what they say of the caller's address is believed; nobody's by default. */
  trustProxy?: string;
  /** How many streams of live events may be open at once; 4,000 when it is left out. */
  maxStreams?: number;
  /** How often unsettled purchases are looked for, in milliseconds. */
  reconcileIntervalMs: number;
  /** How soon an order without an answer is looked at again, in milliseconds. */
  unknownRetryMs: number;
}
