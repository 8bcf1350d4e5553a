"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { useOnceOpen } from "../internal/use-once-open";
import { subscribeToasts, type ToastMessage, waitingToasts } from "./store";

type ToastHostProps = {
  /** Pixels above the bottom edge: above the sticky bar of the screen. 24 by default. */
  bottom?: number;
  /** The region's name for readers. */
  label?: string;
};

const Toaster = lazy(() => import("./toaster"));
const NONE: ReadonlyArray<ToastMessage> = [];

/** Stands once in the app's layout. Loads its code with the first toast. */
export function ToastHost({ bottom = 24, label = "알림" }: ToastHostProps) {
  const waiting = useSyncExternalStore(subscribeToasts, waitingToasts, () => NONE);
  const wanted = useOnceOpen(waiting.length > 0);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster waiting={waiting} bottom={bottom} label={label} />
    </Suspense>
  );
}
