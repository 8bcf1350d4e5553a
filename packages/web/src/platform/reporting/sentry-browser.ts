import { scrubEvent } from "@pkg/domain";
import { BrowserClient, dedupeIntegration, defaultStackParser, makeFetchTransport, Scope } from "@sentry/nextjs";
import type { MonitoringConfig } from "../vendors/vendor-config";
import type { Reporter } from "./report-problem";
import { asError, sentryOptions } from "./sentry-options";

/**
 * The reporter of a page, loaded with its first problem: the library's client without what its `init` adds (global handlers,
 * breadcrumbs, session, tracing).
 */
export function createBrowserReporter(config: MonitoringConfig): Reporter {
  const client = new BrowserClient({
    ...sentryOptions(config),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration()],
    beforeSend: (event) => scrubEvent({ ...event, request: { url: location.href } }),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (problem) => void client.captureException(asError(problem), {}, scope);
}
