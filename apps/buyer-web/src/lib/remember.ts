/** How long an answer is good, in milliseconds: without asking again, and in place of a load that fails. */
export interface Keeping {
  readonly freshMs: number;
  readonly staleMs: number;
}

/**
 * Keeps what a load gave for a while, and lets callers of the same moment share one load. When a later load fails, the last
 * answer stands in until it is too old; a failure itself is not kept.
 * @param now milliseconds; a clock that never jumps back
 * @throws what the load throws, when no answer can stand in
 */
export function remember<T>(
  load: () => Promise<T>,
  { freshMs, staleMs }: Keeping,
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
