import { Button } from "@pkg/ui/button";
import { WeeklyGrid } from "@pkg/ui/weekly-grid";
import { toPeriods, toWeek } from "@pkg/web/week-of";
import { useState } from "react";
import type { StepProps } from "./step-props";
import { StyleWishes } from "./style-wishes";

/** Most lessons are after school; earlier and later hours open with one press. */
const USUAL = { from: 15, to: 22 } as const;
const ALL = { from: 7, to: 24 } as const;

/** When lessons can be, and with what kind of person. */
export function TimesStep({ wishes, change, titleId }: StepProps) {
  const week = toWeek(wishes.weeklyAvailablePeriods);
  const [wantsAll, setWantsAll] = useState(() => isOutside(week));
  const hours = wantsAll ? ALL : USUAL;
  return (
    <>
      <div className="px-(--size-gutter) pt-5">
        <WeeklyGrid
          key={hours.from}
          labelledBy={titleId}
          minHour={hours.from}
          maxHour={hours.to}
          value={week}
          onChange={(next) => change({ weeklyAvailablePeriods: toPeriods(next) })}
        />
        {wantsAll ? null : (
          <Button variant="quiet" size="sm" flush onClick={() => setWantsAll(true)}>
            15시 전과 22시 뒤도 보기
          </Button>
        )}
      </div>
      <StyleWishes wishes={wishes} change={change} />
    </>
  );
}

function isOutside(week: readonly boolean[]): boolean {
  return week.some((on, index) => on && (index % 48 < USUAL.from * 2 || index % 48 >= USUAL.to * 2));
}
