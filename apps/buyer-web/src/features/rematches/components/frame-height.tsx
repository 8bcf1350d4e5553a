import { type ReactNode, useEffect, useRef } from "react";

/** Tells the site that frames this page how high it is, and nobody else. */
export function FrameHeight({ origins, children }: { origins: readonly string[]; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = content.current;
    if (!element || window.parent === window) return;
    const around = framerOf(origins);
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      for (const origin of around) window.parent.postMessage({ type: "naran:height", height }, origin);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [origins]);
  return <div ref={content}>{children}</div>;
}

/** The allowed origin that frames this page, where the browser tells it; else each of them: only the right one receives it. */
function framerOf(origins: readonly string[]): readonly string[] {
  const [parent] = location.ancestorOrigins ?? [];
  return parent ? origins.filter((origin) => origin === parent) : origins;
}
