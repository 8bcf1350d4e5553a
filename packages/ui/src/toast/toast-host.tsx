"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { useOnceOpen } from "../internal/use-once-open";
import { subscribeToasts, type ToastMessage, waitingToasts } from "./store";

type ToastHostProps = {
  /** Distance from the bottom edge in pixels; by default above the screen's `StickyBar`. */
  bottom?: number;
  /** Accessible name of the region. */
  label?: string;
};

const Toaster = lazy(() => import("./toaster"));
const NONE: ReadonlyArray<ToastMessage> = [];

/** Renders toasts; once in the app's layout. Its code loads with the first toast. */
export function ToastHost({ bottom, label = "알림" }: ToastHostProps) {
  const waiting = useSyncExternalStore(subscribeToasts, waitingToasts, () => NONE);
  const wanted = useOnceOpen(waiting.length > 0);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster waiting={waiting} bottom={bottom} label={label} />
    </Suspense>
  );
}
