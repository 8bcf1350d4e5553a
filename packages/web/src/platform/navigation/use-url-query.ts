"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";

/** Values to put into the query; null takes one out, what isn't named stays. */
export type QueryChange = Readonly<Record<string, string | null>>;

export interface UrlQuery {
  readonly query: URLSearchParams;
  /** Changes the query without asking the server: "push" makes a step to come back to, "replace" doesn't. */
  change(changes: QueryChange, mode: "push" | "replace"): void;
}

/**
 * The query of the page as state: a press shows at once, while the router follows in its own time. Back, forward, a reload and
 * a shared link all give the same state.
 */
export function useUrlQuery(): UrlQuery {
  const routed = useSearchParams().toString();
  const [text, setText] = useState(routed);

  // The router tells of back, forward and links, by when the address itself may have moved on; but after a reload it asks the
  // server first, and says nothing at all of the first of two quick steps back.
  useEffect(() => {
    const page = location.pathname;
    const follow = () => {
      if (location.pathname === page) setText(location.search.slice(1));
    };
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [routed]);

  return {
    query: new URLSearchParams(text),
    change: (changes, mode) => setText(changeQuery(changes, mode)),
  };
}

/** The page of a list in the address ("?page=2"), 0 for the first one, which needs no word. */
export function readPage(query: URLSearchParams): number {
  return Math.max(0, (Number.parseInt(query.get("page") ?? "1", 10) || 1) - 1);
}

/** The change of the query that goes to a page, 0 for the first one. */
export function pageChange(page: number): QueryChange {
  return { page: page === 0 ? null : String(page + 1) };
}

const PUSHED = "naranStep";

/** Whether the entry of the history we stand on was made by a "push": then going back stays on this page. */
export function wasPushed(): boolean {
  return Boolean((history.state as Readonly<Record<string, unknown>> | null)?.[PUSHED]);
}

/** Changes the query without a hook; every `useUrlQuery` of the page follows. Returns the new query. */
export function changeQuery(changes: QueryChange, mode: "push" | "replace"): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  const url = text ? `?${text}` : location.pathname;
  if (mode === "push") history.pushState({ [PUSHED]: true }, "", url);
  else history.replaceState(wasPushed() ? { [PUSHED]: true } : null, "", url);
  return text;
}
