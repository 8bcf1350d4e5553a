"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../when-idle";

// Without a connection the page goes on as it is: a missing part must not take the page away.
const NOTHING: { default: ComponentType } = { default: () => null };
const AfterIdle = lazy((): Promise<{ default: ComponentType }> => import("./after-idle").catch(() => NOTHING));

/** The start-up of a page, once it is idle: it hides nothing that the server rendered. */
export function StartUp() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle) return null;
  return (
    <Suspense fallback={null}>
      <AfterIdle />
    </Suspense>
  );
}
