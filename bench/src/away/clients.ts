import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Buyer } from "../../../apps/api/test/harness/buyers.ts";
import { ORIGIN } from "../../../apps/api/test/harness/settings.ts";

export interface Answer {
  readonly kind: "read" | "purchase" | "readyz";
  /** 0: none within a minute. */
  readonly status: number;
  readonly ms: number;
}

const READS = ["/api/reviews", "/api/users/me/payments", "/api/events"];
const PAUSE_MS = 50;

/**
 * So many clients read, and every tenth time one of the buyers buys, each once as long as there are enough; one more asks
 * whether the service is ready.
 */
export function startClients(origin: string, buyers: readonly Buyer[], count: number) {
  let purchases = 0;
  let answers: Answer[] = [];
  let isOver = false;

  async function ask(kind: Answer["kind"], path: string, init: RequestInit = {}) {
    const since = performance.now();
    const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(60_000) }).catch(() => null);
    await answer?.arrayBuffer();
    answers.push({ kind, status: answer?.status ?? 0, ms: performance.now() - since });
  }

  const headersOf = ({ accessToken }: Buyer) => ({ authorization: `Bearer ${accessToken}`, origin: ORIGIN });

  async function buy() {
    const buyer = buyers[purchases++ % buyers.length];
    if (!buyer) return;
    const headers = { ...headersOf(buyer), "content-type": "application/json", "idempotency-key": randomUUID() };
    await ask("purchase", "/api/lessons/orders/card", { method: "POST", headers, body: JSON.stringify(buyer.body) });
  }

  async function live(buyer: Buyer) {
    const headers = headersOf(buyer);
    for (let turn = 0; !isOver; turn++) {
      if (turn % 10 === 9) await buy();
      else await ask("read", READS[turn % READS.length] ?? "", { headers });
      await pause(PAUSE_MS);
    }
  }

  async function probe() {
    while (!isOver) {
      await ask("readyz", "/readyz");
      await pause(PAUSE_MS);
    }
  }

  const all = Promise.all([...buyers.slice(0, count).map(live), probe()]);
  return {
    /** The answers since it was last called. */
    take(): Answer[] {
      const taken = answers;
      answers = [];
      return taken;
    },
    seen: (): readonly Answer[] => answers,
    async stop() {
      isOver = true;
      await all;
    },
  };
}
