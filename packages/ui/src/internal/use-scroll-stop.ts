import { type RefObject, useEffect, useState } from "react";

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Whether a scrolling area has to take the focus itself, so that the keyboard can scroll it: it is higher than its window, and
 * nothing in it can be reached.
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
