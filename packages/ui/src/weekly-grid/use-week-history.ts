import { useState } from "react";
import { sameWeek } from "./paint";
import type { Week } from "./week";

export type WeekHistory = {
  change: (next: Week) => void;
  /** Restores the week before the last change; one step only. */
  undo: () => void;
  canUndo: boolean;
};

type Step = { before: Week; version: unknown };

/**
 * One undo step for a controlled week. Call it in the page when the page changes the week too.
 * @param version of what is stored: a step from before the last save is none any more
 */
export function useWeekHistory(value: Week, onChange: (week: Week) => void, version?: unknown): WeekHistory {
  const [step, setStep] = useState<Step | null>(null);
  const before = step && step.version === version ? step.before : null;
  return {
    change(next) {
      if (sameWeek(next, value)) return;
      setStep({ before: value, version });
      onChange(next);
    },
    undo() {
      if (!before) return;
      setStep(null);
      onChange(before);
    },
    canUndo: before !== null,
  };
}
