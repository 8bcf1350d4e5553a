import { Button } from "@pkg/ui/button";
import { lazyPart } from "@pkg/ui/lazy-part";
import { useState } from "react";
import type { BulkSheetProps, BulkTarget } from "./bulk-sheet";
import type { Choice } from "./use-choice";

/** Loads when an act is begun. */
const BulkSheet = lazyPart(async () => ({ default: (await import("./bulk-sheet")).BulkSheet }));

type BulkBarProps<Row> = Pick<BulkSheetProps, "label" | "help" | "busyLabel" | "tone" | "send"> & {
  rows: readonly Row[];
  choice: Choice<Row>;
  /** When the act was tried on all: the list is read anew. */
  onDone: () => Promise<unknown>;
};

/** How many rows are chosen, and the act on all of them. */
export function BulkBar<Row>({ rows, choice, onDone, ...act }: BulkBarProps<Row>) {
  const [targets, setTargets] = useState<readonly BulkTarget[] | null>(null);
  const chosen = rows.filter(choice.isChosen);
  const close = () => {
    setTargets(null);
    choice.clear();
    void onDone();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {chosen.length > 0 ? `${chosen.length}건 골랐어요` : ""}
      </p>
      {chosen.length > 0 ? (
        <div className="sticky bottom-4 z-10 mt-5 flex flex-wrap items-center gap-3 rounded-md border border-line bg-bg px-4 py-3 shadow-md">
          <span className="num flex-1 text-label">{`${chosen.length}건 골랐어요`}</span>
          <Button variant="secondary" size="sm" onClick={choice.clear}>
            모두 풀기
          </Button>
          <Button
            size="sm"
            aria-haspopup="dialog"
            onClick={() => setTargets(chosen.map((row) => ({ id: choice.idOf(row), name: choice.nameOf(row) })))}
          >
            {act.label}
          </Button>
        </div>
      ) : null}
      {targets ? <BulkSheet {...act} targets={targets} onBack={() => setTargets(null)} onClose={close} /> : null}
    </>
  );
}
