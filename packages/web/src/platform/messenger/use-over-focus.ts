import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether two boxes share a point. */
export function overlaps(one: DOMRectReadOnly, other: DOMRectReadOnly): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Whether the button overlaps the focused element, which WCAG 2.2 (2.4.11) forbids. The caller makes it
 * transparent instead of removing it, so that Tab still reaches it.
 */
export function useOverFocus(): { ref: RefObject<HTMLButtonElement | null>; isOverFocus: boolean } {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOverFocus, setIsOverFocus] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const [button, focused] = [ref.current, document.activeElement];
      const other =
        button &&
        focused &&
        focused !== button &&
        focused.matches("a, button, input, select, textarea, [tabindex='0']");
      setIsOverFocus(Boolean(other && overlaps(button.getBoundingClientRect(), focused.getBoundingClientRect())));
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const EVENTS = ["focusin", "focusout", "scroll", "resize"] as const;
    for (const event of EVENTS) addEventListener(event, lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of EVENTS) removeEventListener(event, lookSoon);
    };
  }, []);
  return { ref, isOverFocus };
}
