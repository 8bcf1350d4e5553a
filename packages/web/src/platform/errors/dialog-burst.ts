const BURST_MS = 5_000;

/** Tells whether a notice belongs to the burst of failures that has just been answered. */
export interface DialogBurst {
  /** A notice was closed. */
  closed(about: string): void;
  /** The reader does something new: what fails from now on is news. */
  input(): void;
  /** Whether this notice was closed a moment ago and nothing was done since. */
  isEcho(about: string): boolean;
}

/**
 * Many calls that fail together must be told once (product §3): the late ones of a burst often fail after the notice was
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
