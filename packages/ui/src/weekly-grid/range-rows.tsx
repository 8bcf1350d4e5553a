import X from "lucide-react/icons/x";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";
import type { GridToolsProps } from "./grid-tools-props";
import { clockTime } from "./labels";
import { paint } from "./paint";
import { indexOf, type WeekRange, weekToRanges } from "./week";

type RangeRowsProps = Pick<GridToolsProps, "value" | "history" | "labels" | "blocked">;

/** The ranges of the week, each with a remove button. */
export function RangeRows({ value, history, labels, blocked }: RangeRowsProps) {
  const ranges = weekToRanges(value);
  const nameOf = ({ day, from, to }: WeekRange) =>
    `${labels.dayName(labels.days[day] ?? "")} ${clockTime(from)}–${clockTime(to)}`;

  function remove({ day, from, to }: WeekRange): void {
    history.change(paint(value, indexOf(day, from / 30), indexOf(day, to / 30 - 1), false, blocked));
  }

  if (ranges.length === 0) return null;
  return (
    <ul className="mb-3">
      {ranges.map((range) => (
        <li
          key={nameOf(range)}
          className="num flex min-h-11 items-center justify-between border-b border-line-2 text-body-sm"
        >
          {nameOf(range)}
          <IconButton label={`${nameOf(range)} ${labels.remove}`} className="-mr-2.5" onClick={() => remove(range)}>
            <Icon of={X} size={18} className="text-fg-3" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
