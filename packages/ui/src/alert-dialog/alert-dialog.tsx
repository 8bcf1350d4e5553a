"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { useOnceOpen } from "../internal/use-once-open";

export type AlertDialogProps = {
  open: boolean;
  /** Asked to close: Esc, or the safe button. */
  onClose: () => void;
  /** After the closing movement; overlay-kit unmounts here. */
  onClosed?: () => void;
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** The safe way out. It has the focus, and Esc means it. Alone it is the only button. `primary`: the one to take. */
  safe: { label: ReactNode; onPress?: () => void; tone?: "primary" };
  /** The other way, of equal size and weight. It doesn't close by itself. */
  act?: {
    label: ReactNode;
    onPress: () => void;
    tone?: "primary" | "danger" | "secondary";
    busy?: boolean;
    busyLabel?: ReactNode;
  };
};

const load = () => import("./alert-dialog-popup");
const AlertDialogPopup = lazy(load);

/** Loads the dialog's code ahead of need: call it after idle, so that "no connection" can still be said. */
export function preloadAlertDialog(): void {
  void load();
}

/** A question or notice that must be answered. One at a time, never stacked. Its code loads on the first opening. */
export function AlertDialog(props: AlertDialogProps) {
  const wanted = useOnceOpen(props.open);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <AlertDialogPopup {...props} />
    </Suspense>
  );
}
