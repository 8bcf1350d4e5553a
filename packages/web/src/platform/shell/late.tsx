"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "./when-idle";

const nothing = () => null;

/**
 * A part that no first paint shows: its code is loaded once the page is idle, and the server draws nothing of it. Without a
 * connection the page goes on without it: a missing part must not take the page away.
 */
export function late(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load().catch(() => nothing) }));
  return function Late() {
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
