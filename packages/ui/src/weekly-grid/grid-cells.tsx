import { cn } from "../cn";
import { range } from "../internal/range";
import { type CellFacts, cellName, lessonAt } from "./cell-state";
import { spokenTime, type WeeklyGridLabels } from "./labels";
import type { Hours } from "./move";
import { DAYS, indexOf } from "./week";

type GridCellsProps = {
  facts: CellFacts;
  labels: WeeklyGridLabels;
  hours: Hours;
  active: number;
  readOnly: boolean;
};

/** ARIA attributes of a grid cell. */
function gridCell(selected: boolean, disabled: boolean) {
  return { role: "gridcell", "aria-selected": selected, "aria-disabled": disabled || undefined } as const;
}

const DAY_NAME =
  "h-8 p-0 pb-2 align-top text-center text-[0.875rem]/[1.5rem] font-semibold text-fg-2 @2xl:h-9 @2xl:pb-3 @2xl:text-[0.9375rem]/[1.5rem]";

function cellClass(slot: number, isLast: boolean, off: boolean, readOnly: boolean): string {
  return cn(
    "relative h-(--row) border-t border-l border-line p-0 outline-offset-0 last:border-r",
    "focus-visible:z-3 focus-visible:rounded-[0.375rem] focus-visible:inset-ring-2 focus-visible:inset-ring-white",
    slot % 2 === 1 && "[border-top-style:dotted]",
    isLast && "border-b",
    off && "bg-[repeating-linear-gradient(135deg,var(--color-sand-200)_0_4px,transparent_4px_8px)]",
    !off && !readOnly && "cursor-pointer hover:bg-brand-soft",
  );
}

/** The header row with the days. */
export function GridHead({ labels }: { labels: WeeklyGridLabels }) {
  return (
    <thead>
      <tr>
        <td className="w-8 p-0 @2xl:w-12" />
        {labels.days.map((day) => (
          <th key={day} scope="col" className={DAY_NAME}>
            <span aria-hidden="true">{day}</span>
            <span className="sr-only">{labels.dayName(day)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The half hours: one tab stop; the name of each cell is its day, time and state. */
export function GridCells({ facts, labels, hours, active, readOnly }: GridCellsProps) {
  const slots = range(hours.last - hours.first + 1).map((step) => hours.first + step);
  return (
    <tbody>
      {slots.map((slot) => (
        <tr key={slot}>
          <th scope="row" className="relative p-0 text-left text-[0.75rem]/[1rem] font-medium text-fg-3">
            <span aria-hidden="true" className="num absolute -top-2 left-0">
              {slot % 2 === 0 ? `${slot / 2}시` : null}
            </span>
            <span className="sr-only">{spokenTime(slot * 30)}</span>
          </th>
          {range(DAYS).map((day) => {
            const index = indexOf(day, slot);
            const off = Boolean(facts.off?.[index]);
            return (
              <td
                key={index}
                {...gridCell(facts.value[index] === true, off || readOnly || Boolean(lessonAt(facts.lessons, index)))}
                data-cell={index}
                tabIndex={index === active ? 0 : -1}
                aria-label={cellName(index, facts, labels)}
                className={cellClass(slot, slot === hours.last, off, readOnly)}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
