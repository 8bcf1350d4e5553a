import { FEATURE_REFOCUS_THROTTLE_MS } from "@pkg/domain";

export interface FollowOptions {
  readonly load: () => Promise<void>;
  /** What tells that the reader came back: the window. */
  readonly target: EventTarget;
  /** Milliseconds; a clock that never jumps back. */
  readonly now: () => number;
}

/**
 * Makes a follower of the flags: it loads them now and whenever the window gets the focus, at most every ten seconds
 * (spec §9). However many parts of a page follow, the page loads once; it stops when the last one lets go.
 */
export function createFollower({ load, target, now }: FollowOptions): () => () => void {
  let followers = 0;
  let loadedAt = Number.NEGATIVE_INFINITY;
  const refresh = () => {
    if (now() - loadedAt < FEATURE_REFOCUS_THROTTLE_MS) return;
    loadedAt = now();
    void load();
  };
  return () => {
    followers += 1;
    if (followers === 1) target.addEventListener("focus", refresh);
    refresh();
    return () => {
      followers -= 1;
      if (followers === 0) target.removeEventListener("focus", refresh);
    };
  };
}
