"use client";

import { useOnceOpen } from "../internal/use-once-open";
import { lazyPart } from "../lazy-part";
import type { AlertDialogProps } from "./alert-dialog-popup";

const load = () => import("./alert-dialog-popup");
const AlertDialogPopup = lazyPart(load);

/** Preloads the dialog's code: call it when idle, so that the dialog can open while offline. */
export function preloadAlertDialog(): void {
  void load().catch(() => undefined);
}

/** A question or notice that requires an answer. One at a time, never stacked. Its code loads on the first opening. */
export function AlertDialog(props: AlertDialogProps) {
  const wanted = useOnceOpen(props.open);
  if (!wanted) return null;
  return <AlertDialogPopup {...props} />;
}
