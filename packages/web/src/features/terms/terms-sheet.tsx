"use client";

import { BottomSheet } from "@pkg/ui/bottom-sheet";
import type { TermKey } from "./term";
import { TermText } from "./term-text";
import { TERMS } from "./terms";

type TermsSheetProps = { term: TermKey; open: boolean; onClose: () => void };

/** One text in a sheet. Load it on demand: `lazy(() => import("@pkg/web/features/terms/terms-sheet"))`. */
export default function TermsSheet({ term, open, onClose }: TermsSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={TERMS[term].title}>
      <TermText term={TERMS[term]} level={3} />
    </BottomSheet>
  );
}
