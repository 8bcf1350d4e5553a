import { type RefObject, useEffect, useRef } from "react";

type Target = RefObject<HTMLElement | null>;

/**
 * What was pressed may go away with its answer; the focus then goes on to a place that stays instead of getting lost.
 * @returns to be called in the press, with the places to go to, the first that is there; each can take the focus
 */
export function useFocusHandoff(): (...targets: readonly Target[]) => void {
  const pressed = useRef<{ from: Element | null; targets: readonly Target[] } | null>(null);
  useEffect(() => {
    const { from, targets = [] } = pressed.current ?? {};
    if (!from || from.isConnected) return;
    // What comes in its place may come a moment later.
    const target = targets.find(({ current }) => current !== null)?.current;
    if (!target) return;
    pressed.current = null;
    // Somebody who went elsewhere meanwhile stays there.
    if (document.activeElement === document.body) target.focus({ preventScroll: true });
  });
  return (...targets) => {
    pressed.current = { from: document.activeElement, targets };
  };
}
