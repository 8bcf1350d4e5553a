import type { AppDeps } from "../../../deps.ts";

/** A lease outlives two renewals that came to nothing. */
const RENEWALS_PER_LEASE = 3;

/**
 * Prolongs the lease of work on money that one process at a time does, until it is let go. The lease is short, so
 * that another process goes on soon after this one has died; work that hangs is left to it as well.
 * @param renew prolongs the lease to so many milliseconds from now, if it is still ours
 */
export function keepLease(
  { config, logger }: Pick<AppDeps, "config" | "logger">,
  renew: (leaseMs: number) => Promise<void>,
): { letGo: () => void } {
  const { purchaseLeaseMs, chargeWindowMs } = config;
  const hangsAt = performance.now() + 2 * chargeWindowMs;
  const timer = setInterval(() => {
    if (performance.now() > hangsAt) clearInterval(timer);
    else renew(purchaseLeaseMs).catch((error) => logger.warn({ err: error }, "a lease could not be prolonged"));
  }, purchaseLeaseMs / RENEWALS_PER_LEASE);
  return { letGo: () => clearInterval(timer) };
}
