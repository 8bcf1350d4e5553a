import { FEATURE_REFOCUS_THROTTLE_MS } from "@pkg/domain";

export interface FollowOptions {
  readonly load: () => Promise<void>;
  /** Emits `focus` when the user comes back: the window. */
  readonly target: EventTarget;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

/**
 * Loads the flags now and whenever the window gets the focus, at most every ten seconds. All subscribers of a page share
 * one load; the last one to unsubscribe stops it.
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
