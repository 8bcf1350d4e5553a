/** How long before its end a session shows the warning. */
export const WARN_BEFORE_MS = 2 * 60_000;
/** Activity extends the session at most this often. */
export const EXTEND_EVERY_MS = 3 * 60_000;
/** Poll interval during a warning or without a response: another app may have extended the session. */
export const ASK_AGAIN_MS = 15_000;
/** The server rounds to whole seconds: the end is checked a little later. */
const AFTER_END_MS = 1_000;

/** `endsAt` by the page's clock (ms). `isRefused`: the last attempt to extend got no answer. */
export type IdleState =
  | { readonly kind: "calm" }
  | { readonly kind: "ending"; readonly endsAt: number; readonly isRefused: boolean }
  | { readonly kind: "ended" };

/** What the watch needs from the page around it. */
export interface IdleWatchOptions {
  /** Milliseconds that the server still gives the session, without extending it; null when it is over. */
  readonly readLeft: () => Promise<number | null>;
  /** Extends the session; false when it is over. `onToken` receives the new time left. */
  readonly extend: () => Promise<boolean>;
  readonly onChange: (state: IdleState) => void;
}

/**
 * Watches the idle limit of a session. Activity slides it, at most once in three
 * minutes; two minutes before the end there is a warning. Each step asks the server first, because
 * another tab or app may have extended the session.
 */
export function createIdleWatch() {
  let options: IdleWatchOptions | null = null;
  let state: IdleState = { kind: "calm" };
  let endsAt: number | null = null;
  let extendedAt: number | null = null;
  // Opening a page is activity.
  let isTouched = true;
  let isExtending = false;
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  let touchTimer: ReturnType<typeof setTimeout> | undefined;

  function turn(next: IdleState): void {
    if (state.kind === "calm" && next.kind === "calm") return;
    state = next;
    options?.onChange(next);
  }

  function checkIn(ms: number): void {
    clearTimeout(endTimer);
    endTimer = setTimeout(() => void check(), Math.max(0, ms));
  }

  /** Applies the time left that the server has just sent. */
  function settle(leftMs: number): void {
    endsAt = Date.now() + leftMs;
    if (!options) return;
    if (leftMs > WARN_BEFORE_MS) {
      checkIn(leftMs - WARN_BEFORE_MS);
      turn({ kind: "calm" });
    } else {
      checkIn(Math.min(leftMs + AFTER_END_MS, ASK_AGAIN_MS));
      turn({ kind: "ending", endsAt, isRefused: state.kind === "ending" && state.isRefused });
    }
  }

  function end(): void {
    clearTimeout(endTimer);
    clearTimeout(touchTimer);
    turn({ kind: "ended" });
  }

  async function check(): Promise<void> {
    const asked = options;
    if (!asked) return;
    const left = await asked.readLeft().catch(() => undefined);
    if (asked !== options) return;
    if (left === null) return end();
    if (left !== undefined) return settle(left);
    // Unknown. A countdown that has run out is no longer true.
    if (state.kind === "ending" && Date.now() >= state.endsAt) turn({ kind: "calm" });
    checkIn(ASK_AGAIN_MS);
  }

  async function slide(): Promise<void> {
    const asked = options;
    if (isExtending || !asked) return;
    isExtending = true;
    clearTimeout(touchTimer);
    touchTimer = undefined;
    // Also without a response, the next activity waits for the interval before it tries again.
    extendedAt = Date.now();
    const goesOn = await asked.extend().catch(() => undefined);
    isExtending = false;
    if (asked !== options) return;
    if (goesOn === false) end();
    else if (goesOn === undefined && state.kind === "ending") turn({ ...state, isRefused: true });
  }

  function onTouchDue(): void {
    touchTimer = undefined;
    void slide();
  }

  return {
    /** Starts the watch. @returns stops it and forgets the session */
    start(next: IdleWatchOptions): () => void {
      options = next;
      state = { kind: "calm" };
      checkIn(endsAt === null ? 0 : endsAt - WARN_BEFORE_MS - Date.now());
      return () => {
        if (options !== next) return;
        clearTimeout(endTimer);
        clearTimeout(touchTimer);
        [options, endsAt, extendedAt, touchTimer, isTouched] = [null, null, null, undefined, true];
      };
    },
    /** A new token arrived, with the session's time left (ms) and whether it was extended just now. */
    onToken({ sessionLeftMs, extended }: { readonly sessionLeftMs: number; readonly extended: boolean }): void {
      if (extended) [extendedAt, isTouched] = [Date.now(), false];
      settle(sessionLeftMs);
    },
    /** The user is active. Ignored during a warning, which needs an explicit answer. */
    touch(): void {
      if (state.kind !== "calm" || !options) return;
      isTouched = true;
      const since = extendedAt === null ? EXTEND_EVERY_MS : Date.now() - extendedAt;
      if (since >= EXTEND_EVERY_MS) void slide();
      else touchTimer ??= setTimeout(onTouchDue, EXTEND_EVERY_MS - since);
    },
    /** The user comes back to the page: a current or due warning is checked again. */
    look(): void {
      if (state.kind === "ending" || (endsAt !== null && Date.now() >= endsAt - WARN_BEFORE_MS)) void check();
    },
    /** "계속 이용할게요". */
    extend: slide,
    /** No activity since the session was last extended: a token must not extend it. */
    isIdle: () => !isTouched,
    /** Whether the idle limit has passed, as far as this page knows. */
    isPast: () => endsAt !== null && Date.now() >= endsAt - AFTER_END_MS,
  };
}

/** The watch over the session of this page. */
export const idleWatch = createIdleWatch();
