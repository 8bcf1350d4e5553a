import { scrubEvent } from "@pkg/domain";
import { BrowserClient, dedupeIntegration, defaultStackParser, makeFetchTransport, Scope } from "@sentry/browser";
import type { MonitoringConfig } from "../vendors/vendor-config";
import { asError } from "./as-error";
import { COLLECT_NOTHING } from "./collect-nothing";
import type { Reporter } from "./report-problem";

/**
 * The service's client, without what its `init` adds: no global handlers, no breadcrumbs, no session, no tracing. Loaded with
 * the first problem of a page.
 */
export function createBrowserReporter({ dsn, environment, release }: MonitoringConfig): Reporter {
  const client = new BrowserClient({
    dsn,
    environment,
    ...(release ? { release } : {}),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration()],
    dataCollection: COLLECT_NOTHING,
    sendClientReports: false,
    beforeSend: (event) => scrubEvent({ ...event, request: { url: location.href } }),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (problem) => void client.captureException(asError(problem), {}, scope);
}
