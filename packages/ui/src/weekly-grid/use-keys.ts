import { type KeyboardEvent, useRef } from "react";
import { type Hours, moveBy } from "./move";
import { paint, sameWeek } from "./paint";
import type { WeekHistory } from "./use-week-history";
import type { Week } from "./week";

type KeyOptions = {
  value: Week;
  onChange: (week: Week) => void;
  history: WeekHistory;
  active: number;
  hours: Hours;
  disabled: boolean;
  blocked: (index: number) => boolean;
  focusCell: (index: number) => void;
};

/** The selection that Shift and arrows extend: its start, the week before it, on or off. */
type Span = { anchor: number; base: Week; remembered: boolean };

/** Paints by keyboard: arrows move, Space toggles, Shift and arrows extend the state of the first cell. */
export function useKeys(options: KeyOptions) {
  const { value, onChange, history, active, hours, disabled, blocked, focusCell } = options;
  const span = useRef<Span | null>(null);

  function toggle(): void {
    span.current = null;
    if (!blocked(active)) history.change(paint(value, active, active, !value[active], blocked));
  }

  function stretch(next: number): void {
    const started = span.current;
    const { anchor, base, remembered } = started ?? { anchor: active, base: value, remembered: false };
    const stretched = paint(base, anchor, next, base[anchor] === true, blocked);
    // The whole selection is one undo step: only its first change stores the week before.
    span.current = { anchor, base, remembered: remembered || !sameWeek(stretched, value) };
    if (remembered) onChange(stretched);
    else history.change(stretched);
  }

  return function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && !disabled) {
      event.preventDefault();
      history.undo();
      return;
    }
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      if (!disabled) toggle();
      return;
    }
    const next = moveBy(event.key, active, hours);
    if (next === null) return;
    event.preventDefault();
    if (event.shiftKey && !disabled) stretch(next);
    else span.current = null;
    focusCell(next);
  };
}
