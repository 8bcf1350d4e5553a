"use client";

import { lazy, type ReactNode, type RefObject, Suspense } from "react";
import { useOnceOpen } from "../internal/use-once-open";

export type BottomSheetProps = {
  open: boolean;
  /** Asked to close: Esc, the scrim, a swipe down or the close button. */
  onClose: () => void;
  /** After the closing movement; overlay-kit unmounts here. */
  onClosed?: () => void;
  title: ReactNode;
  /** The title stays for readers only. */
  titleHidden?: boolean;
  description?: ReactNode;
  closeLabel?: string;
  /** Stays at the foot while the content scrolls: the sheet's button. */
  footer?: ReactNode;
  /** What gets the focus on opening; the close button otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

const load = () => import("./bottom-sheet-popup");
const BottomSheetPopup = lazy(load);

/** Loads the sheet's code ahead of need. */
export function preloadBottomSheet(): void {
  void load();
}

/** A sheet from below (a centred panel from 1024 on). Its code loads on the first opening. */
export function BottomSheet(props: BottomSheetProps) {
  const wanted = useOnceOpen(props.open);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <BottomSheetPopup {...props} />
    </Suspense>
  );
}
