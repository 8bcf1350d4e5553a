import { type RefObject, useEffect, useState } from "react";

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Whether a scrolling area needs a tab stop, so that the keyboard can scroll it: its content overflows and has no focusable
 * element.
 */
export function useScrollStop(area: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const { current: outer } = area;
    const { current: inner } = content;
    if (!outer || !inner) return;
    const look = () => setStop(outer.scrollHeight > outer.clientHeight && inner.querySelector(CONTROLS) === null);
    const observer = new ResizeObserver(look);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [area, content]);
  return isStop;
}
