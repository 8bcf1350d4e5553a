"use client";

import { isMissingCode } from "@pkg/ui/lazy-part";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";

export type ErrorPageProps = { error: Error; reset: () => void };
export type ErrorViewProps = { error: Error; onRetry: () => void };
type View = ComponentType<ErrorViewProps>;

/** The view of an error. Offline it cannot be loaded either: the plain one replaces it. */
export const lazyErrorView = (load: () => Promise<{ default: View }>): View =>
  lazy(() => load().catch(() => ({ default: PlainView })));

/** The error boundary of an app. It is part of every page, so its view loads only when it is needed. */
export function ErrorPage({ error, reset, view: ErrorView }: ErrorPageProps & { view: View }) {
  "use no memo"; // It renders once, and its code is part of every page.
  // A reset renders again. A chunk that failed to load is not requested again without a reload.
  const isMissing = isMissingCode(error);
  const [comesAnew] = useState(() => isMissing && mayComeAnew());
  useEffect(() => {
    if (comesAnew) location.reload();
    else if (isMissing) addEventListener("online", () => location.reload(), { once: true });
  }, [comesAnew, isMissing]);
  const retry = () => (isMissing ? location.reload() : reset());
  if (comesAnew) return null;
  return (
    <Suspense fallback={null}>
      <ErrorView error={error} onRetry={retry} />
    </Suspense>
  );
}

const RELOADED_RECENTLY_MS = 60_000;

/** A deploy took the code of a page away: it is loaded again, silently, but not twice in a row. */
function mayComeAnew(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigator.onLine && (performance.now() > RELOADED_RECENTLY_MS || visit?.type !== "reload");
}

function PlainView({ onRetry }: ErrorViewProps) {
  "use no memo";
  return (
    <main>
      <div role="alert" className="grid justify-items-center gap-5 px-(--size-gutter) py-20 text-center">
        <h1 className="text-title-3">화면을 보여 드리지 못했어요</h1>
        <p className="text-body-sm text-fg-2">인터넷 연결을 확인하고 다시 시도해 주세요.</p>
        <button type="button" onClick={onRetry} className="min-h-12 rounded-md bg-sand-100 px-5 text-label">
          다시 시도
        </button>
      </div>
    </main>
  );
}
