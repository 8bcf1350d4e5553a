import { createIdleActivity } from "./idle-activity";
import { createIdleClock, type IdleClockOptions } from "./idle-clock";

/** What the watch needs from the page around it. */
export interface IdleWatchOptions extends IdleClockOptions {
  /** Extends the session; false when it is over. `onToken` receives the new time left. */
  readonly extend: () => Promise<boolean>;
}

/**
 * Watches the idle limit of a session. Activity slides it, at most once in three
 * minutes; two minutes before the end there is a warning. Each step asks the server first, because
 * another tab or app may have extended the session.
 */
export function createIdleWatch() {
  let options: IdleWatchOptions | null = null;
  let isExtending = false;
  const activity = createIdleActivity(() => void slide());
  const clock = createIdleClock(activity.stop);

  async function slide(): Promise<void> {
    const asked = options;
    if (isExtending || !asked) return;
    isExtending = true;
    activity.onAsked();
    const goesOn = await asked.extend().catch(() => undefined);
    isExtending = false;
    if (asked !== options) return;
    if (goesOn === false) clock.end();
    else if (goesOn === undefined) clock.onRefused();
  }

  return {
    /** Starts the watch. @returns stops it and forgets the session */
    start(next: IdleWatchOptions): () => void {
      options = next;
      clock.start(next);
      return () => {
        if (options !== next) return;
        options = null;
        clock.forget();
        activity.forget();
      };
    },
    /** A new token arrived, with the session's time left (ms) and whether it was extended just now. */
    onToken({ sessionLeftMs, extended }: { readonly sessionLeftMs: number; readonly extended: boolean }): void {
      if (extended) activity.onExtended();
      clock.settle(sessionLeftMs);
    },
    /** The user is active. Ignored during a warning, which needs an explicit answer. */
    touch(): void {
      if (options && clock.isCalm()) activity.touch();
    },
    /** The user comes back to the page: a current or due warning is checked again. */
    look: clock.look,
    /** "계속 이용할게요". */
    extend: slide,
    /** No activity since the session was last extended: a token must not extend it. */
    isIdle: activity.isIdle,
    /** Whether the idle limit has passed, as far as this page knows. */
    isPast: clock.isPast,
  };
}

/** The watch over the session of this page. */
export const idleWatch = createIdleWatch();
