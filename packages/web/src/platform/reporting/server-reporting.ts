import { isKnownProblem } from "@pkg/domain";
import type { WebEnv } from "../config/env";
import type { Reporter } from "./report-problem";

let report: Reporter | null = null;

/** Starts error reporting of a web app's server; without a configured service nothing of it is loaded. */
export async function startServerReporting({ vendors: { monitoring } }: WebEnv): Promise<void> {
  if (monitoring) report = (await import("./sentry-server")).createServerReporter(monitoring);
}

/** Next's hook for what failed while a page was rendered. Of the request nothing is passed on. */
export function onRequestError(error: unknown): void {
  if (!isKnownProblem(error)) report?.(error);
}
