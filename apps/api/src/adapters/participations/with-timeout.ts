import { setTimeout as pause } from "node:timers/promises";

/** Gives up on a call that takes too long; the SDK itself waits for ever. @throws Error after `ms` */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  const stop = new AbortController();
  const late = pause(ms, null, { signal: stop.signal }).then(
    () => {
      throw new Error("Firestore did not answer in time.");
    },
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
