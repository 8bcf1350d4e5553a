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
import { createTutorSearch } from "./features/tutor-search/search-tutors.ts";
import type { AppConfig } from "./lib/config/app-config.ts";
import { createJobQueue } from "./lib/jobs/job-queue.ts";
import { createLiveEvents } from "./lib/live-events.ts";

export interface Composition {
  config: Omit<AppConfig, "incomingFolder">;
  databaseUrl: string;
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

/** Wires the real adapters to the application. Starts nothing; `close` ends the database pool. */
export function compose(input: Composition): { deps: AppDeps; close: () => Promise<void> } {
  const { db, sql, close } = openDatabase(input.databaseUrl);
  const jobs = createJobQueue(
    sql,
    input.logger,
    jobHandlers(() => deps),
  );
  const deps: AppDeps = {
    config: { ...input.config, incomingFolder: incomingFolder(input.storage.folder) },
    db,
    sql,
    jobs,
    tutorSearch: createTutorSearch(db, sql, input.logger),
    liveEvents: createLiveEvents(sql, input.logger),
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
    async close() {
      await deps.participations.close();
      await close();
    },
  };
}
