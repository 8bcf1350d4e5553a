import { BottomSheet } from "@pkg/ui/bottom-sheet";
import { Button } from "@pkg/ui/button";
import type { TermKey } from "@pkg/web/features/terms/term";
import { TermText } from "@pkg/web/features/terms/term-text";
import { TERMS } from "@pkg/web/features/terms/terms";

type TermsReaderProps = { term: TermKey; open: boolean; onClose: () => void };

/**
 * One text in a sheet with a button at its end, so that Tab reaches the end of the scrolling text in every browser. Heavy, so
 * load it on demand.
 */
export default function TermsReader({ term, open, onClose }: TermsReaderProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={TERMS[term].title}>
      <TermText term={TERMS[term]} level={3} />
      <Button variant="secondary" full className="mt-6" onClick={onClose}>
        다 읽었어요
      </Button>
    </BottomSheet>
  );
}
