"use client";

import { useSyncExternalStore } from "react";
import { parsePlace, type StepPlace, searchAt } from "./step-ids";

const MOVED = "naran:step";

function subscribe(changed: () => void): () => void {
  addEventListener("popstate", changed);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener("popstate", changed);
    removeEventListener(MOVED, changed);
  };
}

/**
 * The step of the address, so that the browser's back works, and the way to another one. The router is not asked: steps
 * change nothing on the server, and its hook would cost the first screen 2 KiB.
 */
export function useStep(): readonly [StepPlace, (next: StepPlace) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => "",
  );
  return [parsePlace(search), goToStep];
}

function goToStep(next: StepPlace): void {
  const search = searchAt(location.search, next);
  // A second press of the same button, before the next question is drawn, goes nowhere.
  if (search === location.search) return;
  // Not the router's own: that one asks the server for every step after a reload, and loads the whole page when the next press
  // was faster than its answer.
  History.prototype.pushState.call(history, null, "", search);
  dispatchEvent(new Event(MOVED));
}

/** One question back; the log-in before the first one. A fresh tab has no history: it starts at the first question. */
export function goBack(isFirst: boolean, login: string): void {
  if (isFirst) location.assign(login);
  else if (history.length > 1) history.back();
  else goToStep({ step: "who", child: 0 });
}
