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

const READS = ["/api/reviews", "/api/tutors", "/api/users/me/payments", "/api/events"];
const PAUSE_MS = 50;

/** Each buyer reads, and every tenth time buys; one more asks whether the service is ready. */
export function startClients(origin: string, buyers: readonly Buyer[]) {
  let answers: Answer[] = [];
  let isOver = false;

  async function ask(kind: Answer["kind"], path: string, init: RequestInit = {}) {
    const since = performance.now();
    const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(60_000) }).catch(() => null);
    await answer?.arrayBuffer();
    answers.push({ kind, status: answer?.status ?? 0, ms: performance.now() - since });
  }

  async function live(buyer: Buyer) {
    const headers = {
      authorization: `Bearer ${buyer.accessToken}`,
      origin: ORIGIN,
      "content-type": "application/json",
    };
    for (let turn = 0; !isOver; turn++) {
      const init = { method: "POST", headers: { ...headers, "idempotency-key": randomUUID() } };
      if (turn % 10 === 9)
        await ask("purchase", "/api/lessons/orders/card", { ...init, body: JSON.stringify(buyer.body) });
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

  const all = Promise.all([...buyers.map(live), probe()]);
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
