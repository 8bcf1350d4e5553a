import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { compose } from "./compose.ts";
import { startReconciler } from "./features/sales/orders/charges/reconcile-orders.ts";
import { type Env, readEnv, reportsMinutes, walletChannelKeys } from "./lib/config/env.ts";
import { firestoreConfig } from "./lib/config/firestore-config.ts";
import { logInConfig } from "./lib/config/log-in-config.ts";
import { metaConfig } from "./lib/config/meta-config.ts";
import { storageConfig } from "./lib/config/storage-config.ts";
import { connectionLimits, openFileLimit } from "./lib/http/connection-limits.ts";
import { createErrorReporting } from "./lib/logs/error-reporting.ts";
import { createLogger } from "./lib/logs/logger.ts";
import { Secret } from "./secrets/secret.ts";

const PROVIDER_TIMEOUT_MS = 15_000;
const PRODUCTION_DRAIN_SECONDS = 5;
/** How long jobs under way may take at the end of the process; another process does again what was not done. */
const BACKGROUND_MS = 5_000;
/** Longer than any request may take. */
const HARD_END_MS = 70_000;

/** Reads the environment, wires the adapters, listens, and ends cleanly on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const env = readEnv();
  const reporting = await createErrorReporting({
    dsn: env.SENTRY_DSN,
    environment: env.SENTRY_ENVIRONMENT,
    release: env.SENTRY_RELEASE,
  });
  const logger = createLogger(env.LOG_LEVEL, undefined, reporting.report);
  const stopping = new AbortController();
  const limits = connectionLimits(openFileLimit(), env.MAX_STREAMS);
  const { deps, background, close } = wire(env, logger, { stopping: stopping.signal, maxStreams: limits.streams });
  const app = await createApp(deps);
  app.server.maxConnections = limits.connections;
  await app.listen({ host: env.HOST, port: env.API_PORT });
  // Not awaited: without its database the process is alive, and not ready.
  void deps.jobs.start();
  deps.tutorSearch.start();
  deps.liveEvents.start();
  const reconciler = startReconciler(background);
  logger.info({ port: env.API_PORT }, "listening");

  const drainSeconds = env.DRAIN_SECONDS ?? (env.NODE_ENV === "production" ? PRODUCTION_DRAIN_SECONDS : 0);
  const stop = async (signal: string) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    logger.info({ signal }, "stopping");
    setTimeout(() => {
      logger.error("the process did not end by itself");
      process.exit(1);
    }, HARD_END_MS).unref();
    // No longer ready: a load balancer stops sending requests soon, and until then all are answered.
    await pause(drainSeconds * 1_000);
    // New connections are refused, requests under way are answered; then the background work, then the pools.
    // Streams of events would keep their connections open.
    await Promise.all([deps.liveEvents.stop(), app.close()]);
    // Work that the database holds up is left: another process retries it.
    const ended = Promise.all([reconciler.stop(), deps.jobs.stop(), deps.tutorSearch.stop()]);
    await Promise.race([ended, pause(BACKGROUND_MS, undefined, { ref: false })]);
    await close();
    await reporting.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop(signal));
}

function wire(env: Env, logger: Logger, { stopping, maxStreams }: { stopping: AbortSignal; maxStreams: number }) {
  return compose({
    databaseUrl: env.DATABASE_URL,
    pools: { requests: env.DATABASE_POOL_MAX, jobs: env.JOBS_POOL_MAX },
    stopping,
    config: {
      authSecret: env.AUTH_SECRET,
      apiOrigin: env.API_ORIGIN ?? `http://${env.HOST}:${env.API_PORT}`,
      accountOrigin: env.ACCOUNT_ORIGIN,
      buyerOrigin: env.BUYER_ORIGIN,
      tutorOrigin: env.TUTOR_ORIGIN,
      keepsQuietHours: env.QUIET_HOURS === "on",
      requiresStaffFactor: env.STAFF_SECOND_FACTOR === "on",
      lessonRoomUrl: env.LESSON_ROOM_URL.replace(/\/$/, ""),
      reportsMinutes: reportsMinutes(env),
      ...(env.LESSON_ROOM_KEY ? { lessonRoomKey: new Secret(env.LESSON_ROOM_KEY) } : {}),
      allowedOrigins: [env.BUYER_ORIGIN, env.TUTOR_ORIGIN, env.ACCOUNT_ORIGIN, env.EXAM_ORIGIN],
      secureCookies: env.NODE_ENV === "production",
      ...(env.COOKIE_DOMAIN ? { cookieDomain: env.COOKIE_DOMAIN } : {}),
      ...(env.TRUST_PROXY ? { trustProxy: env.TRUST_PROXY } : {}),
      maxStreams,
      expectedChannelType: env.PORTONE_CHANNEL_TYPE,
      purchaseLeaseMs: 6_000,
      // Issuing a billing key, paying and reading back, each up to the provider's limit.
      chargeWindowMs: 3 * PROVIDER_TIMEOUT_MS + 5_000,
      reconcileIntervalMs: 2_000,
      unknownRetryMs: 2_000,
    },
    portone: {
      apiBaseUrl: env.PORTONE_API_URL,
      apiSecret: new Secret(env.PORTONE_API_SECRET),
      storeId: env.PORTONE_STORE_ID,
      channelKey: env.PORTONE_CHANNEL_KEY,
      walletChannelKeys: walletChannelKeys(env),
      webhookSecret: new Secret(env.PORTONE_WEBHOOK_SECRET),
      timeoutMs: PROVIDER_TIMEOUT_MS,
      expectedChannelType: env.PORTONE_CHANNEL_TYPE,
    },
    solapi: {
      apiBaseUrl: env.SOLAPI_API_URL,
      apiKey: env.SOLAPI_API_KEY,
      apiSecret: new Secret(env.SOLAPI_API_SECRET),
      sender: env.SOLAPI_SENDER,
      talk: { pfId: env.SOLAPI_TALK_CHANNEL, templates: { TUTOR_PROPOSAL: env.SOLAPI_TALK_TUTOR_PROPOSAL } },
      timeoutMs: PROVIDER_TIMEOUT_MS,
    },
    smtp: { url: new Secret(env.SMTP_URL), from: env.MAIL_FROM, timeoutMs: PROVIDER_TIMEOUT_MS },
    logIn: logInConfig(env, PROVIDER_TIMEOUT_MS),
    firestore: firestoreConfig(env, PROVIDER_TIMEOUT_MS),
    meta: metaConfig(env, PROVIDER_TIMEOUT_MS),
    storage: storageConfig(env, PROVIDER_TIMEOUT_MS),
    logger,
  });
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
