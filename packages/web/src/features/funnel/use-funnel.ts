"use client";

import { createParser } from "nuqs";
import { useEffect, useId, useRef, useState } from "react";

/** Reads and writes a step of the address by its number ("?step=3"), so that a reload and the browser's back keep the place. */
export function parseAsStep<S extends string>(steps: readonly [S, ...S[]]) {
  return createParser<S>({
    parse: (text) => steps[Number(text) - 1] ?? null,
    serialize: (step) => String(steps.indexOf(step) + 1),
  })
    .withDefault(steps[0])
    .withOptions({ history: "push" });
}

export interface FunnelOptions {
  /** Names the question on the screen. Another one takes the focus to its title. */
  readonly at: string;
  /** Why the question cannot be left yet; null when it can. */
  readonly problem: string | null;
  /** Leaves an answered question: opens the next one, or sends the answers. */
  readonly onNext: () => void;
  /** Opens the question before where the history has none, as after a link; null on the first question. */
  readonly onBack: (() => void) | null;
}

/**
 * A questionnaire of one question per screen. The caller keeps the place in the address and the answers in its draft; this
 * hook does what all of them share: the title's focus, the first answer's focus when one is missing, and the way on and back.
 */
export function useFunnel({ at, problem, onNext, onBack }: FunnelOptions) {
  const titleId = useStepTitle(at);
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  return {
    /** The id of the question's heading, which stands in the page's `main` and has `tabIndex={-1}`. */
    titleId,
    /** The problem, once the reader has tried to go on. */
    problem: pressedAt === at ? problem : null,
    next: () => {
      setPressedAt(problem === null ? null : at);
      if (problem === null) return onNext();
      focusFirstAnswer(document.getElementById(titleId)?.closest("main"));
    },
    back:
      onBack &&
      (() => {
        setPressedAt(null);
        goBack(onBack);
      }),
  };
}

/**
 * Focuses the heading of a question when another question opens, but not when the page does.
 * @returns the id for the heading, which needs `tabIndex={-1}`
 */
export function useStepTitle(at: string): string {
  const id = useId();
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [at, id]);
  return id;
}

/** Goes back in the history when its entry before is this page at another question; otherwise calls `otherwise`. */
export function goBack(otherwise: () => void): void {
  const entries = "navigation" in window ? window.navigation : null;
  const before = entries?.entries()[(entries.currentEntry?.index ?? 0) - 1]?.url;
  if (before && new URL(before).pathname === location.pathname) history.back();
  else otherwise();
}

/** The week grid is where an answer is missing whenever there is one; otherwise the first choice of the question. */
function focusFirstAnswer(main: HTMLElement | null | undefined): void {
  const cell = main?.querySelector<HTMLElement>("[data-cell][tabindex='0']");
  (cell ?? main?.querySelector<HTMLElement>("button[aria-pressed], input[type='radio']"))?.focus();
}
