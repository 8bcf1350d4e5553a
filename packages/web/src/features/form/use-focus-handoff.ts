import { type RefObject, useLayoutEffect, useRef } from "react";

type Target = RefObject<HTMLElement | null>;

/**
 * Moves the focus when the pressed control disappears with its result, instead of losing it to the body.
 * @returns call it in the press handler with focusable targets; the first mounted one gets the focus
 */
export function useFocusHandoff(): (...targets: readonly Target[]) => void {
  const pressed = useRef<{ from: Element | null; targets: readonly Target[] } | null>(null);
  // Before the browser looks for the lost focus: a sheet would take it onto itself.
  useLayoutEffect(() => {
    const { from, targets = [] } = pressed.current ?? {};
    if (!from || from.isConnected) return;
    // The replacement may render a moment later.
    const target = targets.find(({ current }) => current !== null)?.current;
    if (!target) return;
    pressed.current = null;
    // Not if the user has focused something else meanwhile.
    if (document.activeElement === document.body) target.focus({ preventScroll: true });
  });
  return (...targets) => {
    pressed.current = { from: document.activeElement, targets };
  };
}
