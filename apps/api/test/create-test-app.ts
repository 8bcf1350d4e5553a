import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, SANDBOX_DEFAULTS, type SandboxOptions } from "@app/sandbox";
import { pino } from "pino";
import { inject } from "vitest";
import { createApp } from "../src/app.ts";
import { compose, type PoolSizes } from "../src/compose.ts";
import type { AppDeps } from "../src/deps.ts";
import { startReconciler } from "../src/features/sales/orders/charges/reconcile-orders.ts";
import type { AppConfig } from "../src/lib/config/app-config.ts";
import { Secret } from "../src/secrets/secret.ts";
import { firestoreOf } from "./firestore-of.ts";
import { AUTH_SECRET, ORIGIN } from "./harness/settings.ts";
import { loginConfig } from "./login-config.ts";
import { createDatabaseCopy } from "./test-server.ts";

export interface TestAppOptions {
  config?: Partial<Omit<AppConfig, "incomingFolder">>;
  sandbox?: Partial<SandboxOptions>;
  /** For one call to a vendor. */
  timeoutMs?: number;
  checkpoint?: AppDeps["checkpoint"];
  /** Lines of the log, for tests that search it. */
  logTo?: (line: string) => void;
  /** In place of a silent log. */
  logger?: AppDeps["logger"];
  /** Has the database before anything else connects to it. */
  prepare?: (databaseUrl: string) => Promise<void>;
  /** Connections, and how long is waited for one. */
  pools?: Partial<PoolSizes>;
  /** Makes the address that the application has in place of the database's own. */
  through?: (databaseUrl: string) => Promise<string>;
  /** Runs the reconciler too, as `main.ts` does. */
  reconcile?: boolean;
}

/** Tests do what comes by the clock themselves: no minute of it may come between two of their steps. */
const WITHOUT_SCHEDULES = `create or replace function skip_row() returns trigger language plpgsql
    as 'begin return null; end';
  create or replace trigger without_schedules before insert on pgboss.schedule for each row execute function skip_row()`;

/** The whole application on its own copy of the database, with the real adapters talking to a real sandbox over HTTP. */
export async function createTestApp(options: TestAppOptions = {}) {
  const database = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  await options.prepare?.(database.url);
  const sandbox = createSandbox({ ...SANDBOX_DEFAULTS, portoneWebhookUrl: null, smtpPort: 0, ...options.sandbox });
  const sandboxUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });
  const folder = mkdtempSync(join(tmpdir(), "naran-test-uploads-"));
  const timeoutMs = options.timeoutMs ?? 5_000;
  const { deps, background, close } = compose({
    databaseUrl: (await options.through?.(database.url)) ?? database.url,
    // A busy test machine must not look like an overloaded service; that answer has tests of its own.
    pools: { waitSeconds: 20, ...options.pools },
    config: {
      authSecret: AUTH_SECRET,
      apiOrigin: "http://localhost:4000",
      accountOrigin: "http://localhost:3002",
      buyerOrigin: "http://localhost:3000",
      tutorOrigin: "http://localhost:3001",
      keepsQuietHours: false,
      requiresStaffFactor: false,
      lessonRoomUrl: "https://naran.example/rooms",
      reportsMinutes: true,
      allowedOrigins: [ORIGIN],
      secureCookies: false,
      expectedChannelType: "TEST",
      purchaseLeaseMs: 10_000,
      chargeWindowMs: options.config?.purchaseLeaseMs ?? 10_000,
      reconcileIntervalMs: 50,
      unknownRetryMs: 50,
      // A busy test machine, and the memory of a worker that runs many files, must not look like an overloaded service; that answer
      // has a test of its own.
      maxEventLoopDelayMs: 0,
      maxHeapUsedBytes: 0,
      ...options.config,
    },
    portone: {
      apiBaseUrl: sandboxUrl,
      apiSecret: new Secret(SANDBOX_DEFAULTS.portoneApiSecret),
      storeId: SANDBOX_DEFAULTS.portoneStoreId,
      channelKey: SANDBOX_DEFAULTS.portoneChannelKey,
      walletChannelKeys: {
        KAKAOPAY: SANDBOX_DEFAULTS.portoneKakaopayChannelKey,
        NAVERPAY: SANDBOX_DEFAULTS.portoneNaverpayChannelKey,
      },
      webhookSecret: new Secret(SANDBOX_DEFAULTS.portoneWebhookSecret),
      timeoutMs,
      expectedChannelType: "TEST",
    },
    solapi: {
      apiBaseUrl: sandboxUrl,
      apiKey: SANDBOX_DEFAULTS.solapiApiKey,
      apiSecret: new Secret(SANDBOX_DEFAULTS.solapiApiSecret),
      sender: SANDBOX_DEFAULTS.solapiSender,
      talk: { pfId: "KA01PF", templates: { TUTOR_PROPOSAL: "KA01TP" } },
      timeoutMs,
    },
    smtp: { url: new Secret(sandbox.mailUrl()), from: "나란 <no-reply@naran.test>", timeoutMs },
    logIn: loginConfig(sandboxUrl, timeoutMs),
    firestore: firestoreOf(sandboxUrl),
    meta: {
      graphUrl: sandboxUrl,
      pixelId: SANDBOX_DEFAULTS.metaPixelId,
      accessToken: new Secret(SANDBOX_DEFAULTS.metaAccessToken),
      timeoutMs,
    },
    storage: { folder, s3: null },
    logger: options.logger ?? loggerTo(options.logTo),
    ...(options.checkpoint ? { checkpoint: options.checkpoint } : {}),
  });
  const app = await createApp(deps);
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  await deps.sql.unsafe(WITHOUT_SCHEDULES);
  await deps.jobs.start();
  deps.tutorSearch.start();
  deps.liveEvents.start();
  const reconciler = options.reconcile ? startReconciler(background) : null;
  return {
    app,
    deps,
    sandbox,
    sandboxUrl,
    databaseUrl: database.url,
    /** Where uploads come in, and recordings are kept. */
    uploadFolder: folder,
    /** Where the API listens, for tests that need real connections. */
    origin,
    async close() {
      await reconciler?.stop();
      await deps.liveEvents.stop();
      // A client that gave up may have left a connection on which it asked for nothing.
      app.server.closeAllConnections();
      await app.close();
      await deps.jobs.stop();
      await deps.tutorSearch.stop();
      await close();
      await sandbox.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const loggerTo = (write: TestAppOptions["logTo"]) =>
  write ? pino({ level: "debug" }, { write }) : pino({ level: "silent" });

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
