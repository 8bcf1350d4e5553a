import { BottomSheet } from "@pkg/ui/bottom-sheet";
import type { ReactNode } from "react";

/** The overview on a phone. */
export function MapSheet({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <BottomSheet open={open} onClose={onClose} title="문제 한눈에 보기">
      {children}
    </BottomSheet>
  );
}
