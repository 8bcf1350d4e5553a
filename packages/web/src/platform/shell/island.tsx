"use client";

import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part whose code comes after the page's own. The server draws it as always; in the browser that drawing stays until the
 * code is there, so the first paint waits for none of it.
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Island(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
