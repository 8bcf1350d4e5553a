import { watchMatches } from "./watch-matches";

type Hear = () => void;

const hearers = new Set<Hear>();
let leave: AbortController | null = null;

/**
 * Calls `hear` when the server reports a change of the user's matches, until the answer is called. A page has one stream, however
 * much of it listens, and none while it is not looked at; when it is looked at again, something may have changed.
 */
export function hearMatches(hear: Hear): () => void {
  hearers.add(hear);
  if (hearers.size === 1) {
    document.addEventListener("visibilitychange", look);
    follow();
  }
  return () => {
    hearers.delete(hear);
    if (hearers.size > 0) return;
    document.removeEventListener("visibilitychange", look);
    leave?.abort();
  };
}

function look() {
  if (document.hidden) return leave?.abort();
  follow();
  tell();
}

function follow() {
  leave?.abort();
  if (document.hidden) return;
  leave = new AbortController();
  void watchMatches(tell, leave.signal);
}

function tell() {
  for (const hear of hearers) hear();
}
