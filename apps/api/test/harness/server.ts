// One API process for the kill harness: the real application, stopped by SIGKILL wherever the harness wants.
import { randomUUID } from "node:crypto";
import { flushCompileCache } from "node:module";
import { setTimeout as pause } from "node:timers/promises";
import { SANDBOX_DEFAULTS } from "@app/sandbox";
import { pino } from "pino";
import { PaymentDeclined, type PaymentProvider, PaymentUncertain } from "../../src/adapters/payments/port.ts";
import { createPortoneProvider } from "../../src/adapters/payments/portone.ts";
import { createApp } from "../../src/app.ts";
import { compose } from "../../src/compose.ts";
import { advanceRests } from "../../src/features/lessons/class-ends/advance-rests.ts";
import { settleDue } from "../../src/features/lessons/settlements/settle-due.ts";
import { startReconciler } from "../../src/features/sales/orders/charges/reconcile-orders.ts";
import { advanceSchedules } from "../../src/features/sales/renewals/due-renewals/advance-schedules.ts";
import { Secret } from "../../src/secrets/secret.ts";
import { systemCtx } from "../ctx.ts";
import { firestoreOf } from "../firestore-of.ts";
import { loginConfig } from "../login-config.ts";
import {
  AUTH_SECRET,
  CHARGE_WINDOW_MS,
  type CrashOrder,
  LEASE_MS,
  ORIGIN,
  PROVIDER_TIMEOUT_MS,
  type ServerSettings,
  type TimeOrder,
} from "./settings.ts";

const settings: ServerSettings = JSON.parse(process.argv[2] ?? "");
const PATIENT_MS = 20_000;
const timeoutMs = settings.patient ? PATIENT_MS : PROVIDER_TIMEOUT_MS;
let crash: CrashOrder | null = null;
const ADVANCE = { renewals: advanceSchedules, lessons: settleDue, rests: advanceRests } as const;
/** As the job does it each minute, but by the harness's clock; one go at a time. */
let isAdvancing = false;
process.on("message", async (order: CrashOrder | TimeOrder) => {
  if (!("at" in order)) {
    crash = order;
  } else if (!isAdvancing) {
    isAdvancing = true;
    await ADVANCE[order.what](systemCtx(background), new Date(order.at)).catch(() => {});
    isAdvancing = false;
  }
});

// A server ends with its harness: one that lived on would slow down every suite after it.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

const portone = {
  apiBaseUrl: settings.sandboxUrl,
  apiSecret: new Secret(SANDBOX_DEFAULTS.portoneApiSecret),
  storeId: SANDBOX_DEFAULTS.portoneStoreId,
  channelKey: SANDBOX_DEFAULTS.portoneChannelKey,
  walletChannelKeys: {
    KAKAOPAY: SANDBOX_DEFAULTS.portoneKakaopayChannelKey,
    NAVERPAY: SANDBOX_DEFAULTS.portoneNaverpayChannelKey,
  },
  webhookSecret: new Secret(SANDBOX_DEFAULTS.portoneWebhookSecret),
  timeoutMs,
  expectedChannelType: "TEST" as const,
};
const payments = createPortoneProvider(portone);

const { deps, background } = compose({
  databaseUrl: settings.databaseUrl,
  config: {
    authSecret: AUTH_SECRET,
    apiOrigin: "http://127.0.0.1",
    accountOrigin: ORIGIN,
    buyerOrigin: ORIGIN,
    tutorOrigin: ORIGIN,
    keepsQuietHours: false,
    requiresStaffFactor: false,
    lessonRoomUrl: "https://naran.example/rooms",
    reportsMinutes: true,
    allowedOrigins: [ORIGIN],
    secureCookies: false,
    expectedChannelType: "TEST",
    purchaseLeaseMs: settings.patient ? 2 * PATIENT_MS : LEASE_MS,
    chargeWindowMs: settings.patient ? 2 * PATIENT_MS : CHARGE_WINDOW_MS,
    reconcileIntervalMs: 100,
    unknownRetryMs: 100,
  },
  portone,
  solapi: {
    apiBaseUrl: settings.sandboxUrl,
    apiKey: SANDBOX_DEFAULTS.solapiApiKey,
    apiSecret: new Secret(SANDBOX_DEFAULTS.solapiApiSecret),
    sender: SANDBOX_DEFAULTS.solapiSender,
    talk: { pfId: "KA01PF", templates: { TUTOR_PROPOSAL: "KA01TP" } },
    timeoutMs,
  },
  // Purchases send no e-mail.
  smtp: { url: new Secret("smtp://127.0.0.1:1"), from: "나란 <no-reply@naran.test>", timeoutMs: PROVIDER_TIMEOUT_MS },
  // Purchases upload nothing.
  storage: { folder: "none", s3: null },
  logIn: loginConfig(settings.sandboxUrl, PROVIDER_TIMEOUT_MS),
  firestore: firestoreOf(settings.sandboxUrl),
  meta: null,
  payments: broken(slow(payments)),
  logger: pino({ level: "silent" }),
  // Nothing is meant to time out on the way to the database of a busy machine.
  pools: { waitSeconds: 20 },
  checkpoint: async (step) => {
    if (crash?.step !== step || crash.skip-- > 0) return;
    process.kill(process.pid, "SIGKILL");
    await new Promise(() => {});
  },
});

/** A charge takes its time on the network, within the limit. */
function slow(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    async payWithBillingKey(payment) {
      if (settings.onTheWayMs) await pause(settings.onTheWayMs);
      await provider.payWithBillingKey(payment);
    },
  };
}

function broken(provider: PaymentProvider): PaymentProvider {
  if (settings.variant === "fail-fast") return failFast(provider);
  return settings.variant === "resend-blindly" ? resendBlindly(provider) : provider;
}

/** Broken on purpose: never learns what went back of a payment, and cancels whatever that was. */
function resendBlindly(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    async getPayment(paymentId) {
      const payment = await provider.getPayment(paymentId);
      return payment && { ...payment, cancelledAmount: 0 };
    },
    async cancelPayment(input) {
      const payment = await provider.getPayment(input.paymentId);
      const left = (payment?.totalAmount ?? 0) - (payment?.cancelledAmount ?? 0);
      await provider.cancelPayment({ ...input, currentCancellableAmount: left });
    },
  };
}

/** Broken on purpose: takes silence for a refusal. */
function failFast(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    payWithBillingKey: (payment) =>
      provider.payWithBillingKey(payment).catch((error) => {
        throw error instanceof PaymentUncertain ? new PaymentDeclined("시간이 초과됐어요.", "TIMEOUT") : error;
      }),
  };
}

const app = await createApp(deps);
if (settings.variant === "no-key") {
  // Broken on purpose: forgets the client's key.
  app.server.prependListener("request", (request) => {
    if (request.headers["idempotency-key"]) request.headers["idempotency-key"] = randomUUID();
  });
}
await app.listen({ host: "127.0.0.1", port: 0 });
await deps.jobs.start();
if (settings.variant !== "no-reconciliation") startReconciler(background);
// A process that is killed writes nothing at its end; the next one finds its modules compiled.
flushCompileCache();
const address = app.server.address();
process.send?.({ port: typeof address === "object" ? address?.port : 0 });
