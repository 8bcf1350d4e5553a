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
  /** Identifies the question on the screen; when it changes, the title gets the focus. */
  readonly at: string;
  /** Why the question cannot be left yet; null when it can. */
  readonly problem: string | null;
  /** Called on an answered question: opens the next one, or sends the answers. */
  readonly onNext: () => void;
  /** Opens the previous question when the history has none (opened by a link); null on the first question. */
  readonly onBack: (() => void) | null;
}

/**
 * A questionnaire with one question per screen. The caller stores the step in the address and the answers in its draft; this
 * hook handles the shared part: focus on the title or on a missing answer, and next and back.
 */
export function useFunnel({ at, problem, onNext, onBack }: FunnelOptions) {
  const titleId = useStepTitle(at);
  const [pressedAt, setPressedAt] = useState<string | null>(null);
  return {
    /** The id of the question's heading, which is inside `main` and has `tabIndex={-1}`. */
    titleId,
    /** The problem, once the user has pressed next. */
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
  useTitleFocus(at, id);
  return id;
}

/** Renders nothing. Beside a question that loads on demand, inside its Suspense boundary: focuses the heading once it is there. */
export function TitleFocus({ at, titleId }: { at: string; titleId: string }): null {
  useTitleFocus(at, titleId);
  return null;
}

function useTitleFocus(at: string, titleId: string): void {
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    document.getElementById(titleId)?.focus({ preventScroll: true });
  }, [at, titleId]);
}

/** Goes back in the history if the previous entry is another question of this page; otherwise calls `otherwise`. */
export function goBack(otherwise: () => void): void {
  const entries = "navigation" in window ? window.navigation : null;
  const before = entries?.entries()[(entries.currentEntry?.index ?? 0) - 1]?.url;
  if (before && new URL(before).pathname === location.pathname) history.back();
  else otherwise();
}

/** The week grid if the question has one, else its first choice. */
function focusFirstAnswer(main: HTMLElement | null | undefined): void {
  const cell = main?.querySelector<HTMLElement>("[data-cell][tabindex='0']");
  (cell ?? main?.querySelector<HTMLElement>("button[aria-pressed], input[type='radio']"))?.focus();
}
