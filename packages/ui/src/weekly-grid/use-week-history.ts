import { useState } from "react";
import { sameWeek } from "./paint";
import type { Week } from "./week";

export type WeekHistory = {
  change: (next: Week) => void;
  /** Restores the week before the last change; one step only. */
  undo: () => void;
  canUndo: boolean;
};

/** One undo step for a controlled week. Call it in the page to place the undo button elsewhere, such as in a save bar. */
export function useWeekHistory(value: Week, onChange: (week: Week) => void): WeekHistory {
  const [before, setBefore] = useState<Week | null>(null);
  return {
    change(next) {
      if (sameWeek(next, value)) return;
      setBefore(value);
      onChange(next);
    },
    undo() {
      if (!before) return;
      setBefore(null);
      onChange(before);
    },
    canUndo: before !== null,
  };
}
