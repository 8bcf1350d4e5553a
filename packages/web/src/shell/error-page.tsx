"use client";

import { lazy, Suspense } from "react";

const ErrorView = lazy(() => import("./error-view"));

/** The error boundary of an app. Every page carries it, so what it shows is loaded only when it is needed. */
export function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <Suspense fallback={<p role="status">화면을 다시 준비하고 있어요.</p>}>
      <ErrorView error={error} reset={reset} />
    </Suspense>
  );
}
