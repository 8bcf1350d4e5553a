"use client";

import { useRef, useState } from "react";
import { cn } from "../cn";
import { type CellFacts, lessonAt, type WeekLesson } from "./cell-state";
import { GridBlocks } from "./grid-blocks";
import { GridCells, GridHead } from "./grid-cells";
import { GridTools } from "./grid-tools";
import { KOREAN, type WeeklyGridLabels } from "./labels";
import { paint } from "./paint";
import type { Hours } from "./range-list";
import { cellOf, useDrag } from "./use-drag";
import { useKeys } from "./use-keys";
import { useWeekHistory, type WeekHistory } from "./use-week-history";
import { indexOf, type Week } from "./week";

export type WeeklyGridProps = {
  value: Week;
  onChange: (week: Week) => void;
  /** The accessible name, or the id of the heading with it. */
  label?: string;
  labelledBy?: string;
  /** First and last visible hour, 9 and 22 by default. Other hours stay in the value. */
  minHour?: number;
  maxHour?: number;
  /** The hours that 직접 입력 offers; the visible ones by default. */
  offered?: Hours;
  /** Booked lessons: shown by name, not editable. */
  lessons?: ReadonlyArray<WeekLesson>;
  /** Times that wait for an answer: outlined by name, and editable like any other. */
  held?: ReadonlyArray<WeekLesson>;
  /** Half hours that cannot be chosen (hatched), and conflicting ones (red border). */
  off?: Week;
  clash?: Week;
  /** From `useWeekHistory`, when the page changes the week too. */
  history?: WeekHistory;
  readOnly?: boolean;
  /** Total, undo, 직접 입력 and 모두 지우기 below the grid; on by default. */
  tools?: boolean;
  labels?: Partial<WeeklyGridLabels>;
  className?: string;
};

/** A table with interactive cells has the grid role (ARIA Authoring Practices). */
function gridRole(readOnly: boolean) {
  return { role: "grid", "aria-multiselectable": true, "aria-readonly": readOnly || undefined } as const;
}

/** Overlays the table with the same columns and rows. */
const BLOCKS =
  "pointer-events-none grid auto-rows-(--row) grid-cols-[2rem_repeat(7,minmax(0,1fr))] grid-rows-[2rem] [grid-area:1/1] @2xl:grid-cols-[3rem_repeat(7,minmax(0,1fr))] @2xl:grid-rows-[2.25rem]";

const NO_LESSONS: ReadonlyArray<WeekLesson> = [];

/** Weekly availability: drag, keys or a list switch half hours on and off. */
export function WeeklyGrid(props: WeeklyGridProps) {
  const { value, onChange, label, labelledBy, minHour = 9, maxHour = 22, lessons = NO_LESSONS, off, clash } = props;
  const {
    offered = { from: minHour, to: maxHour },
    history,
    readOnly = false,
    tools = true,
    held = NO_LESSONS,
    className,
  } = props;
  const labels = { ...KOREAN, ...props.labels };
  const hours = { first: minHour * 2, last: maxHour * 2 - 1 };
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(() => {
    const chosen = value.findIndex((on, index) => on && index % 48 >= hours.first && index % 48 <= hours.last);
    return chosen < 0 ? indexOf(0, hours.first) : chosen;
  });
  const ownHistory = useWeekHistory(value, onChange);
  const steps = history ?? ownHistory;
  const blocked = (index: number) => Boolean(off?.[index]) || lessonAt(lessons, index) !== undefined;

  function focusCell(index: number): void {
    setActive(index);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${index}"]`)?.focus({ preventScroll: false });
  }

  const { drag, handlers } = useDrag({
    grid,
    disabled: readOnly,
    onStart: focusCell,
    onEnd: ({ anchor, current }) => steps.change(paint(value, anchor, current, !value[anchor], blocked)),
  });
  const onKeyDown = useKeys({ value, onChange, history: steps, active, hours, disabled: readOnly, blocked, focusCell });

  const shown = drag ? paint(value, drag.anchor, drag.current, false, blocked) : value;
  const facts: CellFacts = { value, lessons, off, clash };
  return (
    <div className={cn("@container", className)}>
      <div className="grid [--row:1.5rem] @2xl:[--row:1.375rem]">
        <table
          ref={grid}
          {...gridRole(readOnly)}
          aria-label={label}
          aria-labelledby={labelledBy}
          onKeyDown={onKeyDown}
          // A screen reader moves the focus by itself: keys act on the cell that has it.
          onFocus={(event) => setActive(cellOf(event.target) ?? active)}
          {...handlers}
          className="w-full table-fixed border-separate border-spacing-0 select-none [-webkit-touch-callout:none] [grid-area:1/1]"
        >
          <GridHead labels={labels} />
          <GridCells facts={facts} labels={labels} hours={hours} active={active} readOnly={readOnly} />
        </table>
        <div aria-hidden="true" className={BLOCKS}>
          <GridBlocks
            week={shown}
            lessons={lessons}
            held={held}
            clash={clash}
            hours={hours}
            drag={drag && { ...drag, on: !value[drag.anchor] }}
          />
        </div>
      </div>
      <p
        aria-hidden="true"
        className="num h-2 -translate-y-2 text-[0.75rem]/[1rem] font-medium text-fg-3"
      >{`${maxHour}시`}</p>
      {tools ? (
        <GridTools
          value={value}
          history={steps}
          labels={labels}
          minHour={minHour}
          maxHour={maxHour}
          offered={offered}
          blocked={blocked}
          readOnly={readOnly}
        />
      ) : null}
    </div>
  );
}
