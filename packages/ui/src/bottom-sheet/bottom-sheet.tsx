"use client";

import { useOnceOpen } from "../internal/use-once-open";
import { lazyPart } from "../lazy-part";
import type { BottomSheetProps } from "./bottom-sheet-popup";

const load = () => import("./bottom-sheet-popup");
const BottomSheetPopup = lazyPart(load);

/** Preloads the sheet's code. */
export function preloadBottomSheet(): void {
  void load().catch(() => undefined);
}

/** A bottom sheet (from 1024 px a centred panel). Its code loads on the first opening. */
export function BottomSheet(props: BottomSheetProps) {
  const wanted = useOnceOpen(props.open);
  if (!wanted) return null;
  return <BottomSheetPopup {...props} />;
}
