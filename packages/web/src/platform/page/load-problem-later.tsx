"use client";

import { type ComponentProps, lazy, Suspense, useEffect } from "react";

const load = () => import("./load-problem").then(({ LoadProblem }) => ({ default: LoadProblem }));
const LoadProblem = lazy(load);

/** A `LoadProblem` for a page at its size's limit: its code is no part of the first load. */
export function LoadProblemLater(props: ComponentProps<typeof LoadProblem>) {
  return (
    <Suspense fallback={null}>
      <LoadProblem {...props} />
    </Suspense>
  );
}

/** Loads that code while the page's data loads, so that it is there when the network goes. */
export function useLoadProblemLater(): void {
  useEffect(() => void load().catch(() => undefined), []);
}
