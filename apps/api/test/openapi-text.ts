import { pino } from "pino";
import { createStorage } from "../src/adapters/storage/storage.ts";
import { createApp } from "../src/app.ts";
import { openDatabase } from "../src/db/client.ts";
import type { AppDeps } from "../src/deps.ts";

/** The OpenAPI document as it is committed; nothing is connected to or called for it. */
export async function openApiText(): Promise<string> {
  const app = await createApp(inertDeps());
  try {
    await app.ready();
    return `${JSON.stringify(app.swagger(), null, 2)}\n`;
  } finally {
    await app.close();
  }
}

/** Dependencies that are never used: the document comes from the routes' schemas alone. */
function inertDeps(): AppDeps {
  const unused = () => Promise.reject(new Error("Not available while the contract is written."));
  const { db, sql } = openDatabase("postgres://nobody@127.0.0.1:1/none", { max: 1 });
  return {
    db,
    sql,
    probe: sql,
    stopping: new AbortController().signal,
    config: {
      authSecret: "only-for-writing-the-contract-0123456789",
      apiOrigin: "http://localhost:4000",
      accountOrigin: "http://localhost:3002",
      buyerOrigin: "http://localhost:3000",
      tutorOrigin: "http://localhost:3001",
      keepsQuietHours: false,
      requiresStaffFactor: false,
      lessonRoomUrl: "https://naran.example/rooms",
      reportsMinutes: true,
      incomingFolder: "none",
      allowedOrigins: [],
      secureCookies: false,
      expectedChannelType: "TEST",
      purchaseLeaseMs: 1,
      chargeWindowMs: 1,
      reconcileIntervalMs: 1,
      unknownRetryMs: 1,
    },
    payments: {
      issueBillingKey: unused,
      findIssuedKeys: unused,
      getBillingKey: unused,
      walletWindow: () => ({ storeId: "", channelKey: "" }),
      deleteBillingKey: unused,
      payWithBillingKey: unused,
      getPayment: unused,
      listPayments: unused,
      cancelPayment: unused,
      verifyWebhook: () => null,
    },
    accountHolders: { findHolder: unused },
    messages: { sendText: unused, sendTalk: unused },
    liveEvents: { start: () => {}, stop: async () => {}, isFull: () => false, subscribe: () => () => {} },
    mail: { send: unused },
    loginProviders: [],
    conversions: null,
    participations: {
      save: unused,
      find: unused,
      list: () => ({ [Symbol.asyncIterator]: () => ({ next: unused }) }),
      remove: unused,
      forget: unused,
      close: unused,
    },
    storage: createStorage({ folder: "none", s3: null }, "screenings"),
    pictures: createStorage({ folder: "none", s3: null }, "pictures"),
    proofs: createStorage({ folder: "none", s3: null }, "proofs"),
    jobs: {
      send: unused,
      queueNotice: unused,
      wake: () => {},
      withdraw: unused,
      start: async () => {},
      stop: async () => {},
      isRunning: () => false,
    },
    tutorSearch: {
      ...{ top: unused, count: unused, browse: unused, filter: unused },
      ...{ isReady: () => false, start: () => {}, stop: async () => {} },
    },
    logger: pino({ level: "silent" }),
    checkpoint: () => {},
  };
}
