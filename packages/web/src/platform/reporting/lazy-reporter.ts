import { isKnownProblem } from "@pkg/domain";
import type { MonitoringConfig } from "../vendors/vendor-config";
import type { Reporter } from "./report-problem";

export interface LazyReporterOptions {
  /** Null where no service is configured. */
  readonly loadConfig: () => Promise<MonitoringConfig | null>;
  /** A number from 0 up to 1, drawn once for a page. */
  readonly draw: () => number;
  /** Loads the service's library. */
  readonly open: (config: MonitoringConfig) => Promise<Reporter>;
}

/**
 * Loads the service's library with the first problem that is worth a report: most pages never load it. Known errors are
 * ignored, and of all page loads only the configured share reports.
 */
export function createLazyReporter({ loadConfig, draw, open }: LazyReporterOptions): Reporter {
  let opened: Promise<Reporter | null> | null = null;
  async function openOnce(): Promise<Reporter | null> {
    const config = await loadConfig();
    return config && draw() < config.sampleRate ? open(config) : null;
  }
  return (problem) => {
    if (isKnownProblem(problem)) return;
    opened ??= openOnce().catch(() => {
      opened = null;
      return null;
    });
    void opened.then((report) => report?.(problem));
  };
}
