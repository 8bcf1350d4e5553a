import { scrubEvent } from "@pkg/domain";
import { dedupeIntegration, init } from "@sentry/nextjs";
import type { MonitoringConfig } from "../vendors/vendor-config";
import type { Reporter } from "./report-problem";
import { asError, sentryOptions } from "./sentry-options";

/** The reporter of a web app's server, without tracing. Every error of a server is reported: they are few. */
export function createServerReporter(config: MonitoringConfig): Reporter {
  const client = init({
    ...sentryOptions(config),
    defaultIntegrations: false,
    enableOpenTelemetrySetup: false,
    integrations: [dedupeIntegration()],
    beforeSend: (event) => scrubEvent(event),
  });
  return (problem) => void client?.captureException(asError(problem));
}
