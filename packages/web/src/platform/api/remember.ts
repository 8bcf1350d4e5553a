/** Maximum ages in milliseconds: `freshMs` without a reload, `staleMs` after a failed load. */
export interface MaxAges {
  readonly freshMs: number;
  readonly staleMs: number;
}

/**
 * Caches a load's value and lets concurrent callers share one load. When a later load fails, the last
 * value serves until it is too old; failures are not cached.
 * @param now monotonic clock in milliseconds
 * @throws the load's error when no cached value is usable
 */
export function remember<T>(
  load: () => Promise<T>,
  { freshMs, staleMs }: MaxAges,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { readonly value: T; readonly at: number } | null = null;
  let running: Promise<T> | null = null;

  async function reload(): Promise<T> {
    const value = await load();
    last = { value, at: now() };
    return value;
  }

  return async () => {
    if (last && now() - last.at < freshMs) return last.value;
    running ??= reload().finally(() => {
      running = null;
    });
    try {
      return await running;
    } catch (error) {
      if (last && now() - last.at < staleMs) return last.value;
      throw error;
    }
  };
}
