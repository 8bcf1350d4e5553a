/**
 * Keeps one loaded value for `ttlMs`. Callers at the same time share one load; after that the old value is answered
 * while a new one is loaded, so that nobody waits. A failed load is tried again by the next caller.
 */
export function createCache<T>(ttlMs: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { value: T; freshUntil: number } | null = null;
  let loading: Promise<T> | null = null;

  function reload(): Promise<T> {
    loading ??= load()
      .then((value) => {
        kept = { value, freshUntil: Date.now() + ttlMs };
        return value;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  return async () => {
    if (!kept) return reload();
    if (Date.now() < kept.freshUntil) return kept.value;
    // Older than two lifetimes nobody should see: wait for the new one.
    if (Date.now() > kept.freshUntil + ttlMs) return reload();
    reload().catch(() => {});
    return kept.value;
  };
}
