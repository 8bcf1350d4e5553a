import { isKnownProblem } from "@pkg/domain";
import type { WebEnv } from "../config/env";
import type { Reporter } from "./report-problem";

let report: Reporter | null = null;

/** Starts error reporting of a web app's server; loads no code without a configured service. */
export async function startServerReporting({ vendors: { monitoring } }: WebEnv): Promise<void> {
  if (monitoring) report = (await import("./sentry-server")).createServerReporter(monitoring);
}

/** Next's hook for errors while rendering a page. Nothing of the request is reported. */
export function onRequestError(error: unknown): void {
  if (!isKnownProblem(error)) report?.(error);
}
