"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

const renderNothing = () => null;

/**
 * A component that loads and renders once the page is idle; the server renders nothing of it. If its code fails to load, the
 * page works without it.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load().catch(() => renderNothing) }));
  return function Deferred(props: P) {
    const [idle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    if (!idle) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Runs work once the browser is idle (at most 3 s later). @returns cancels it */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, { timeout: 3000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 300);
  return () => clearTimeout(id);
}
