import type { WeeklyAvailablePeriods } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { WeeklyGrid } from "@pkg/ui/weekly-grid";
import { toPeriods, toWeek } from "@pkg/web/features/lessons/week-of";
import type { components } from "@pkg/web/platform/api/api";
import { isAbroad } from "@pkg/web/platform/clock/korean-time";
import { useState } from "react";

/** Most lessons are after school; one press expands earlier and later hours. */
const USUAL = { from: 15, to: 22 } as const;
const ALL = { from: 7, to: 24 } as const;

type TimesGridProps = {
  /** Id of the labelling heading. */
  labelledBy: string;
  value: WeeklyAvailablePeriods;
  onChange: (next: WeeklyAvailablePeriods) => void;
  /** What the student has in the week already. */
  lessons?: components["schemas"]["MatchWishes"]["otherLessons"];
};

/** The week grid in which a buyer paints possible lesson times. */
export function TimesGrid({ labelledBy, value, onChange, lessons }: TimesGridProps) {
  const week = toWeek(value);
  const [wantsAll, setWantsAll] = useState(() => isOutside(week));
  if (!wantsAll && isOutside(week)) setWantsAll(true);
  const hours = wantsAll ? ALL : USUAL;
  return (
    <>
      {isAbroad() ? <p className="mb-2 text-body-sm text-fg-2">표의 시간은 모두 한국 시간이에요.</p> : null}
      <WeeklyGrid
        labelledBy={labelledBy}
        minHour={hours.from}
        maxHour={hours.to}
        offered={ALL}
        value={week}
        lessons={lessons?.map(({ day, halfHour, minutes, subjectLabel }) => ({
          day,
          from: halfHour * 30,
          to: halfHour * 30 + minutes,
          name: subjectLabel,
        }))}
        onChange={(next) => onChange(toPeriods(next))}
      />
      {wantsAll ? null : (
        <Button variant="quiet" size="sm" flush onClick={() => setWantsAll(true)}>
          다른 시간대도 보기
        </Button>
      )}
    </>
  );
}

function isOutside(week: readonly boolean[]): boolean {
  return week.some((on, index) => on && (index % 48 < USUAL.from * 2 || index % 48 >= USUAL.to * 2));
}
