import { useState } from "react";
import { sameWeek } from "./paint";
import type { Week } from "./week";

export type WeekHistory = {
  change: (next: Week) => void;
  /** Back to the week before the last change; once. */
  undo: () => void;
  canUndo: boolean;
};

/** One step of undo around a controlled week. Use it yourself to put the undo button into a save bar. */
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
