const BURST_MS = 5_000;

/** Recognizes notices of a burst of failures whose first notice was just closed. */
export interface DialogBurst {
  /** A notice was closed. */
  closed(about: string): void;
  /** The user does something new: later failures are not repeats. */
  input(): void;
  /** Whether this notice was closed less than 5 s ago, without input since. */
  isEcho(about: string): boolean;
}

/**
 * Calls that fail together must show one notice: the last ones often fail after the notice was
 * closed. The same notice comes back after the next press or key, so that trying again is always answered.
 */
export function createDialogBurst(now: () => number = () => Date.now()): DialogBurst {
  let last: { readonly about: string; readonly at: number } | null = null;
  return {
    closed: (about) => {
      last = { about, at: now() };
    },
    input: () => {
      last = null;
    },
    isEcho: (about) => last !== null && last.about === about && now() - last.at < BURST_MS,
  };
}
