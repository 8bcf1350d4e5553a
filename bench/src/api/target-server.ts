// The real application with the real database; only the payment provider is a fake that answers immediately.

import { setTimeout } from "node:timers/promises";
import type { PaymentProvider } from "@app/api/adapters/payments/port.ts";
import { createApp } from "@app/api/app.ts";
import { compose } from "@app/api/compose.ts";
import { startReconciler } from "@app/api/features/sales/orders/charges/reconcile-orders.ts";
import { Secret } from "@app/api/secrets/secret.ts";
import { pino } from "pino";

// `isWhole`: with the work beside requests, as a process in production has it.
const { databaseUrl, authSecret, origin, isWhole } = JSON.parse(process.argv[2] ?? "{}");
const amounts = new Map<string, number>();

const instantProvider: PaymentProvider = {
  findIssuedKeys: async () => [],
  issueBillingKey: async () => ({ billingKey: new Secret("key"), cardName: "벤치카드", maskedNumber: "**** 0009" }),
  getBillingKey: async () => null,
  walletWindow: () => ({ storeId: "x", channelKey: "x" }),
  deleteBillingKey: async () => {},
  payWithBillingKey: async ({ paymentId, amount }) => {
    amounts.set(paymentId, amount);
  },
  getPayment: async (paymentId) => ({
    paymentId,
    status: "PAID",
    totalAmount: amounts.get(paymentId) ?? 0,
    cancelledAmount: 0,
    currency: "KRW",
    channelType: "TEST",
    paidAt: new Date(),
    failureMessage: null,
    receiptUrl: null,
    cancellations: [],
  }),
  listPayments: async () => ({ payments: [], isLast: true }),
  cancelPayment: async () => {},
  verifyWebhook: () => null,
};

const unused = { apiBaseUrl: "http://127.0.0.1:9", apiKey: "x", apiSecret: new Secret("unused"), timeoutMs: 1_000 };
const client = { clientId: "x", clientSecret: unused.apiSecret };
const { deps, background } = compose({
  databaseUrl,
  config: {
    authSecret,
    apiOrigin: origin,
    accountOrigin: origin,
    buyerOrigin: origin,
    tutorOrigin: origin,
    keepsQuietHours: false,
    requiresStaffFactor: false,
    lessonRoomUrl: "https://naran.example/rooms",
    reportsMinutes: true,
    allowedOrigins: [origin],
    secureCookies: false,
    expectedChannelType: "TEST",
    purchaseLeaseMs: isWhole ? 6_000 : 60_000,
    chargeWindowMs: 60_000,
    reconcileIntervalMs: isWhole ? 2_000 : 60_000,
    unknownRetryMs: 1_000,
  },
  portone: {
    ...{ ...unused, storeId: "x", channelKey: "x", walletChannelKeys: { KAKAOPAY: "x", NAVERPAY: "x" } },
    ...{ webhookSecret: new Secret("eA=="), expectedChannelType: "TEST" },
  },
  smtp: { url: new Secret("smtp://127.0.0.1:1"), from: "no-reply@naran.test", timeoutMs: unused.timeoutMs },
  solapi: { ...unused, sender: "0212345678", talk: { pfId: "none", templates: { TUTOR_PROPOSAL: "none" } } },
  logIn: {
    reach: { sandboxUrl: unused.apiBaseUrl, timeoutMs: unused.timeoutMs },
    kakao: client,
    naver: client,
    google: client,
    facebook: client,
    apple: { clientId: "x", teamId: "x", keyId: "x", privateKey: unused.apiSecret },
  },
  firestore: {
    ...{ projectId: "none", clientEmail: "none@example.com", privateKey: unused.apiSecret },
    ...{ apiKey: "x", sandboxUrl: unused.apiBaseUrl, timeoutMs: unused.timeoutMs },
  },
  meta: null,
  storage: { folder: "none", s3: null },
  payments: instantProvider,
  logger: pino({ level: "silent" }),
});
// The messages to the database, `begin` and `commit` among them, are kept while the bench asks for it, and only then: with a
// `debug` function the client takes a stack trace for each statement of a transaction.
let sent: { query: string; parameters: unknown[] }[] = [];
process.on("message", ({ record }: { record?: boolean }) => {
  process.send?.({ sent });
  sent = [];
  deps.sql.options.debug = record === true && ((_connection, query, parameters) => sent.push({ query, parameters }));
});
// Tutors are found in memory, as in production.
deps.tutorSearch.start();
while (!deps.tutorSearch.isReady()) await setTimeout(100);
if (isWhole) {
  await deps.jobs.start();
  startReconciler(background);
}
const app = await createApp(deps);
await app.listen({ host: "127.0.0.1", port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === "object" ? address?.port : 0 });
