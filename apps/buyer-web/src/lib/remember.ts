/**
 * Keeps what a load gave for a while, and lets callers of the same moment share one load. A failed load is not kept: the
 * next caller tries again.
 * @param ttlMs milliseconds that an answer stays good
 * @param now milliseconds; a clock that never jumps back
 */
export function remember<T>(
  load: () => Promise<T>,
  ttlMs: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: number } | null = null;
  return () => {
    if (kept && now() < kept.until) return kept.value;
    const value = load();
    const own = { value, until: now() + ttlMs };
    kept = own;
    value.catch(() => {
      if (kept === own) kept = null;
    });
    return value;
  };
}
