import X from "lucide-react/icons/x";
import { useState } from "react";
import { Button } from "../button";
import { Card } from "../card";
import { FieldMessage } from "../field";
import { Icon } from "../icon";
import { IconButton } from "../icon-button";
import { range } from "../internal/range";
import { NativeSelect } from "../native-select";
import type { WeeklyGridLabels } from "./labels";
import { clockTime } from "./labels";
import { paint } from "./paint";
import type { WeekHistory } from "./use-week-history";
import type { Week } from "./week";
import { indexOf, type WeekRange, weekToRanges } from "./week";

/** Hours of a day; `to` is exclusive and at most 24. */
export type Hours = { from: number; to: number };

export type RangeListProps = {
  value: Week;
  history: WeekHistory;
  labels: WeeklyGridLabels;
  minHour: number;
  maxHour: number;
  /** Which hours it offers. */
  offered: Hours;
  blocked: (index: number) => boolean;
};

type RangeRowsProps = Pick<RangeListProps, "value" | "history" | "labels" | "blocked">;

/** The ranges of the week, each with a remove button. */
function RangeRows({ value, history, labels, blocked }: RangeRowsProps) {
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

/** "직접 입력": edits the week as a list of from-to ranges, as painting does. */
export function RangeList({ value, history, labels, minHour, maxHour, offered, blocked }: RangeListProps) {
  const [day, setDay] = useState(0);
  const [from, setFrom] = useState(Math.max(minHour * 60, maxHour * 60 - 180));
  const [to, setTo] = useState(maxHour * 60 - 60);
  const [wrong, setWrong] = useState(false);
  const times = range((offered.to - offered.from) * 2 + 1).map((step) => offered.from * 60 + step * 30);
  const asOptions = (minutes: number[]) => minutes.map((time) => ({ value: String(time), label: clockTime(time) }));

  function add(): void {
    setWrong(to <= from);
    if (to > from) history.change(paint(value, indexOf(day, from / 30), indexOf(day, to / 30 - 1), true, blocked));
  }

  return (
    <Card tone="soft" pad="sm" className="mt-2">
      <RangeRows value={value} history={history} labels={labels} blocked={blocked} />
      <div className="grid grid-cols-[1fr_1fr_1fr] gap-2">
        <NativeSelect
          label={labels.day}
          value={String(day)}
          onChange={(event) => setDay(Number(event.target.value))}
          options={labels.days.map((name, index) => ({ value: String(index), label: name }))}
        />
        <NativeSelect
          label={labels.from}
          value={String(from)}
          onChange={(event) => setFrom(Number(event.target.value))}
          options={asOptions(times.slice(0, -1))}
        />
        <NativeSelect
          label={labels.to}
          value={String(to)}
          onChange={(event) => setTo(Number(event.target.value))}
          options={asOptions(times.slice(1))}
        />
      </div>
      <FieldMessage error={wrong ? labels.wrongOrder : undefined} />
      <Button variant="soft" size="sm" full className="mt-3" onClick={add}>
        {labels.add}
      </Button>
    </Card>
  );
}
