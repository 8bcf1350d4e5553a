"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../browser/when-idle";

const nothing = () => null;

/**
 * A component that loads and renders once the page is idle; the server renders nothing of it. If its code fails to load, the
 * page goes on without it.
 */
export function deferred(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load().catch(() => nothing) }));
  return function Deferred() {
    const [idle, setIdle] = useState(false);
    useEffect(() => whenIdle(() => setIdle(true)), []);
    if (!idle) return null;
    return (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
  };
}
