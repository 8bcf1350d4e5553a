import { isKnownProblem, NO_DATA_COLLECTION, scrubEvent } from "@pkg/domain";
export interface ErrorReporting {
  /** Tells the service of an error; waits for nothing and never throws. */
  report(error: unknown): void;
  /** Sends what is still waiting, for two seconds at most. */
  close(): Promise<void>;
}

export interface ErrorReportingConfig {
  /** Where reports go; without one nothing is reported. */
  dsn: string | undefined;
  environment: string;
  release?: string | undefined;
}

const CLOSE_MS = 2_000;
const NONE: ErrorReporting = { report: () => {}, close: async () => {} };

/**
 * Reports errors to the error-reporting service: their kind and where in the code, and nothing that an error or a
 * request carries, which may be a phone number as well. The service's library is loaded only where one is configured.
 */
export async function createErrorReporting(config: ErrorReportingConfig): Promise<ErrorReporting> {
  const { dsn, environment, release } = config;
  if (!dsn) return NONE;
  const sentry = await import("@sentry/node");
  const client = sentry.init({
    dsn,
    environment,
    ...(release ? { release } : {}),
    // The library's own set listens to every request; only a process that is about to die is of interest.
    defaultIntegrations: false,
    integrations: [
      sentry.dedupeIntegration(),
      sentry.onUncaughtExceptionIntegration(),
      sentry.onUnhandledRejectionIntegration({ mode: "strict" }),
    ],
    dataCollection: NO_DATA_COLLECTION,
    sendClientReports: false,
    beforeSend: (event) => scrubEvent(event),
  });
  return {
    report: (error) => {
      if (error instanceof Error && !isKnownProblem(error)) client?.captureException(error);
    },
    close: async () => {
      await sentry.close(CLOSE_MS);
    },
  };
}
