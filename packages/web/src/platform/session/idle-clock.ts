/** How long before its end a session shows the warning. */
export const WARN_BEFORE_MS = 2 * 60_000;
/** Poll interval during a warning or without a response: another app may have extended the session. */
export const ASK_AGAIN_MS = 15_000;
/** The server rounds to whole seconds: the end is checked a little later. */
const AFTER_END_MS = 1_000;

/** `endsAt` by the page's clock (ms). `isRefused`: the last attempt to extend got no answer. */
export type IdleState =
  | { readonly kind: "calm" }
  | { readonly kind: "ending"; readonly endsAt: number; readonly isRefused: boolean }
  | { readonly kind: "ended" };

/** What the clock needs from the page around it. */
export interface IdleClockOptions {
  /** Milliseconds that the server still gives the session, without extending it; null when it is over. */
  readonly readLeft: () => Promise<number | null>;
  readonly onChange: (state: IdleState) => void;
}

/** Runs towards the end of a session: warns before it and reports it, and each time asks the server first. */
export function createIdleClock(onEnd: () => void) {
  let options: IdleClockOptions | null = null;
  let state: IdleState = { kind: "calm" };
  let endsAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function turn(next: IdleState): void {
    if (state.kind === "calm" && next.kind === "calm") return;
    state = next;
    options?.onChange(next);
  }

  function checkIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), Math.max(0, ms));
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
    clearTimeout(timer);
    onEnd();
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

  return {
    start(next: IdleClockOptions): void {
      options = next;
      state = { kind: "calm" };
      checkIn(endsAt === null ? 0 : endsAt - WARN_BEFORE_MS - Date.now());
    },
    forget(): void {
      clearTimeout(timer);
      [options, endsAt] = [null, null];
    },
    settle,
    end,
    isCalm: () => state.kind === "calm",
    /** An attempt to extend got no answer: a warning says so. */
    onRefused: () => state.kind === "ending" && turn({ ...state, isRefused: true }),
    /** A current or due warning is checked again. */
    look(): void {
      if (state.kind === "ending" || (endsAt !== null && Date.now() >= endsAt - WARN_BEFORE_MS)) void check();
    },
    isPast: () => endsAt !== null && Date.now() >= endsAt - AFTER_END_MS,
  };
}
