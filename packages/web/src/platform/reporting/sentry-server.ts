import { scrubEvent } from "@pkg/domain";
import { dedupeIntegration, init } from "@sentry/node";
import type { MonitoringConfig } from "../vendors/vendor-config";
import { asError } from "./as-error";
import { COLLECT_NOTHING } from "./collect-nothing";
import type { Reporter } from "./report-problem";

/** The same for the server of a web app. Every error of a server is reported: they are few. */
export function createServerReporter({ dsn, environment, release }: MonitoringConfig): Reporter {
  const client = init({
    dsn,
    environment,
    ...(release ? { release } : {}),
    defaultIntegrations: false,
    integrations: [dedupeIntegration()],
    dataCollection: COLLECT_NOTHING,
    sendClientReports: false,
    beforeSend: (event) => scrubEvent(event),
  });
  return (problem) => void client?.captureException(asError(problem));
}
