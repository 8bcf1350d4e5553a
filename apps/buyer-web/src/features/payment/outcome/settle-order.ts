import { SessionExpiredError } from "@pkg/web/platform/api/api";
import type { PayOutcome } from "./pay-outcome";

/** Response of GET /lessons/orders/by-key/{key}. */
export interface OrderByKey {
  readonly merchantUid: string;
  readonly status: string;
  /** Its wishes are sent. */
  readonly applicantCompleted?: boolean;
  readonly failure: { readonly message: string } | null;
}

export interface SettleOptions {
  /** Reads the order of the key; null when there is none. */
  readonly read: () => Promise<OrderByKey | null>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly isStopped?: () => boolean;
}

const PAUSES = [1000, 1000, 2000, 2000, 3000];
const LAST_PAUSE = 5000;
/** After this many "no such order" responses in a row the request never arrived; paying again with its key is safe. */
const MISSES = 4;

/**
 * Polls an order until it is settled: paid, or failed with the reason. Retries a failed look-up. Resolves
 * to null when no order was made, or when aborted.
 */
export async function settleOrder({ read, wait, isStopped = () => false }: SettleOptions): Promise<PayOutcome | null> {
  let misses = 0;
  for (let round = 0; !isStopped(); round += 1) {
    const found = await lookUp(read);
    if (found !== "MISSING" && found !== "WAIT") return found;
    misses = found === "MISSING" ? misses + 1 : 0;
    if (misses >= MISSES) return null;
    await wait(PAUSES[round] ?? LAST_PAUSE);
  }
  return null;
}

async function lookUp(read: SettleOptions["read"]): Promise<PayOutcome | "MISSING" | "WAIT"> {
  try {
    const order = await read();
    return order ? outcomeOf(order) : "MISSING";
  } catch (error) {
    return error instanceof SessionExpiredError ? { kind: "SIGNED_OUT" } : "WAIT";
  }
}

function outcomeOf({ status, merchantUid, failure }: OrderByKey): PayOutcome | "WAIT" {
  if (status === "PENDING" || status === "UNKNOWN") return "WAIT";
  if (status === "FAILED") return { kind: "DECLINED", message: failure?.message ?? "결제되지 않았어요." };
  return { kind: "PAID", merchantUid };
}
