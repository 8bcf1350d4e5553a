import type { Logger } from "pino";
import { createMetaSender, type MetaConfig } from "./adapters/conversions/meta.ts";
import { createLoginProviders, type LoginProvidersConfig } from "./adapters/login-providers/login-providers.ts";
import { createSmtpSender, type SmtpConfig } from "./adapters/mail/smtp.ts";
import { createSolapiSender, type SolapiConfig } from "./adapters/messages/solapi.ts";
import { createFirestoreParticipations } from "./adapters/participations/firestore.ts";
import type { FirestoreConfig } from "./adapters/participations/firestore-config.ts";
import { createPortoneProvider, type PortoneConfig } from "./adapters/payments/portone.ts";
import { createAccountHolders } from "./adapters/payments/portone-account-holders.ts";
import { createStorage, incomingFolder, type StorageConfig } from "./adapters/storage/storage.ts";
import { openDatabase } from "./db/client.ts";
import type { AppDeps } from "./deps.ts";
import { jobHandlers } from "./features/job-handlers.ts";
import { createTutorSearch } from "./features/tutors/tutor-search/search-tutors.ts";
import type { AppConfig } from "./lib/config/app-config.ts";
import { createJobQueue } from "./lib/jobs/job-queue.ts";
import { createLiveEvents } from "./lib/live-events.ts";

/** Requests and the work beside them each have connections of their own, so that neither takes the other's. */
export interface PoolSizes {
  requests: number;
  /** Jobs, the reconciler, and the index of tutors. */
  jobs: number;
  /** How long a request waits for a connection before it is answered with 503; half as long for a row lock. */
  waitSeconds: number;
}

const POOLS: PoolSizes = { requests: 10, jobs: 5, waitSeconds: 2 };
const PROBE = { max: 1, waitSeconds: 1, statementMs: 1_000 };

export interface Composition {
  config: Omit<AppConfig, "incomingFolder">;
  databaseUrl: string;
  pools?: Partial<PoolSizes>;
  /** Aborted once the process is about to end; left out, it never is. */
  stopping?: AbortSignal;
  portone: PortoneConfig;
  solapi: SolapiConfig;
  smtp: SmtpConfig;
  logIn: LoginProvidersConfig;
  firestore: FirestoreConfig;
  /** Null: no advertising network is told of anything. */
  meta: MetaConfig | null;
  storage: StorageConfig;
  logger: Logger;
  /** Only the crash tests pass one. */
  checkpoint?: AppDeps["checkpoint"];
  /** Only tests replace an adapter, to break it on purpose. */
  payments?: AppDeps["payments"];
}

interface Composed {
  /** For requests. */
  deps: AppDeps;
  /** For work beside them. */
  background: AppDeps;
  close: () => Promise<void>;
}

/** Wires the real adapters to the application. Starts nothing; `close` ends the database pools. */
export function compose(input: Composition): Composed {
  const { requests, jobs: jobsMax, waitSeconds } = { ...POOLS, ...input.pools };
  const { db, sql, close } = openDatabase(input.databaseUrl, { max: requests, waitSeconds });
  const beside = openDatabase(input.databaseUrl, { max: jobsMax });
  const probe = openDatabase(input.databaseUrl, PROBE);
  const background = (): AppDeps => ({ ...deps, db: beside.db, sql: beside.sql });
  const jobs = createJobQueue(beside.sql, input.logger, jobHandlers(background), input.config.keepsQuietHours);
  const deps: AppDeps = {
    config: { ...input.config, incomingFolder: incomingFolder(input.storage.folder) },
    db,
    sql,
    probe: probe.sql,
    stopping: input.stopping ?? new AbortController().signal,
    jobs,
    tutorSearch: createTutorSearch(db, beside, input.logger),
    // Listens on a connection beside its pool, which the index of tutors shares.
    liveEvents: createLiveEvents(beside.sql, input.logger, input.config.maxStreams),
    payments: input.payments ?? createPortoneProvider(input.portone),
    accountHolders: createAccountHolders(input.portone),
    messages: createSolapiSender(input.solapi),
    mail: createSmtpSender(input.smtp),
    loginProviders: createLoginProviders(input.logIn),
    conversions: input.meta && createMetaSender(input.meta),
    participations: createFirestoreParticipations(input.firestore),
    storage: createStorage(input.storage, "screenings"),
    pictures: createStorage(input.storage, "pictures"),
    proofs: createStorage(input.storage, "proofs"),
    logger: input.logger,
    checkpoint: input.checkpoint ?? (() => {}),
  };
  return {
    deps,
    background: background(),
    async close() {
      await deps.participations.close();
      await Promise.all([close(), beside.close(), probe.close()]);
    },
  };
}
