import { NO_DATA_COLLECTION } from "@pkg/domain";
import type { MonitoringConfig } from "../vendors/vendor-config";

/** The options of the browser and the server: where reports go, and that the library collects nothing by itself. */
export function sentryOptions({ dsn, environment, release }: MonitoringConfig) {
  return {
    dsn,
    environment,
    ...(release ? { release } : {}),
    dataCollection: NO_DATA_COLLECTION,
    sendClientReports: false,
  };
}

/** The thrown value as an error; of anything but an error, only that it was none is reported. */
export function asError(problem: unknown): Error {
  if (problem instanceof Error) return problem;
  return Object.assign(new Error(), { name: "ThrownValue" });
}
