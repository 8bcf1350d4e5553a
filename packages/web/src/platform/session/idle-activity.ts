/** Activity extends the session at most this often. */
export const EXTEND_EVERY_MS = 3 * 60_000;

/** The activity on a page: calls `extend` for the first of it, and for later activity once the interval is over. */
export function createIdleActivity(extend: () => void) {
  let extendedAt: number | null = null;
  // Opening a page is activity.
  let isTouched = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onDue(): void {
    timer = undefined;
    extend();
  }

  return {
    touch(): void {
      isTouched = true;
      const since = extendedAt === null ? EXTEND_EVERY_MS : Date.now() - extendedAt;
      if (since >= EXTEND_EVERY_MS) extend();
      else timer ??= setTimeout(onDue, EXTEND_EVERY_MS - since);
    },
    /** An extension was asked for. Also without a response, the next activity waits for the interval before it tries again. */
    onAsked(): void {
      clearTimeout(timer);
      timer = undefined;
      extendedAt = Date.now();
    },
    onExtended(): void {
      [extendedAt, isTouched] = [Date.now(), false];
    },
    stop: () => clearTimeout(timer),
    forget(): void {
      clearTimeout(timer);
      [extendedAt, timer, isTouched] = [null, undefined, true];
    },
    /** No activity since the session was last extended. */
    isIdle: () => !isTouched,
  };
}
