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

/** What Shift and arrows extend: from where, over which week, on or off. */
type Span = { anchor: number; base: Week; remembered: boolean };

/** Painting by keys: arrows move, Space paints or wipes, Shift and arrows stretch what the first cell is. */
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
    // The whole stretch is one step of undo: only its first change remembers the week before.
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
