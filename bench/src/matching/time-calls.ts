/** Latencies of single calls in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
  /** The same figures over each call's fastest round, which filters out other load on the machine. */
  readonly quietP50: number;
  readonly quietP99: number;
  /** Calls per second of CPU time. */
  readonly perSecond: number;
}

/** Times each call in several rounds; a first, uncounted round warms up compiled code. */
export async function timeCalls<T>(inputs: readonly T[], rounds: number, call: (input: T) => unknown): Promise<Times> {
  const all: number[] = [];
  const fastest = new Float64Array(inputs.length).fill(Number.POSITIVE_INFINITY);
  let processor = process.cpuUsage();
  for (let round = 0; round <= rounds; round++) {
    if (round === 1) processor = process.cpuUsage();
    for (const [at, input] of inputs.entries()) {
      const startedAt = performance.now();
      const result = call(input);
      if (result instanceof Promise) await result;
      const ms = performance.now() - startedAt;
      if (round === 0) continue;
      all.push(ms);
      fastest[at] = Math.min(fastest[at] ?? ms, ms);
    }
  }
  const { user, system } = process.cpuUsage(processor);
  const { p50: quietP50, p99: quietP99 } = percentiles(fastest);
  const perSecond = (1_000_000 * all.length) / (user + system);
  return { ...percentiles(Float64Array.from(all)), quietP50, quietP99, perSecond };
}

export function percentiles(times: Float64Array): { p50: number; p99: number } {
  const sorted = times.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
