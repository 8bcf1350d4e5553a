"use client";

import { useSyncExternalStore } from "react";

const QUERY = "(min-width: 64rem)";

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(QUERY);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}

/** True from 1024 px, where flows have two panes and sheets are popovers. False in server HTML. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
