"use client";

import { deferred } from "@pkg/web/platform/start-up/deferred";

/** Logs that a visit began and where it came from, once the page is idle. Renders nothing. */
export const VisitLog = deferred(async () => {
  const { logActionOnce } = await import("./log-action");
  logActionOnce("ENTERED");
  return () => null;
});
