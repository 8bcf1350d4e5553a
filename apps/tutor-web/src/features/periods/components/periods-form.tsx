import { shortPeriods } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { FieldMessage } from "@pkg/ui/field";
import { Icon } from "@pkg/ui/icon";
import { useWeekHistory, type Week, WeeklyGrid } from "@pkg/ui/weekly-grid";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { toPeriods, toWeek, weekText } from "@pkg/web/features/lessons/week-of";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import Undo2 from "lucide-react/icons/undo-2";
import { type FormEvent, useId, useRef, useState } from "react";
import { OwnConflict } from "@/lib/own-conflict";
import { type OwnPeriods, PERIODS_KEY, readOwnPeriods, TUTOR_READINGS } from "@/lib/own-tutor";
import { SaveBar } from "@/lib/save-bar";
import { useOwnSave } from "@/lib/use-own-save";
import { gridLessons, keepLessons } from "../lessons";
import { shortText, shortWeek } from "../short-times";
import { CopyDay } from "./copy-day";
import { PeriodsLegend, PeriodsSum } from "./periods-sum";

/** Most lessons stand between these hours; earlier and later ones open with one press. */
const USUAL = { from: 9, to: 23 } as const;
const ALL = { from: 0, to: 24 } as const;

const pick = ({ weeklyAvailablePeriods }: OwnPeriods) => ({ weeklyAvailablePeriods });
const isOutside = (week: Week) =>
  week.some((on, index) => on && (index % 48 < USUAL.from * 2 || index % 48 >= USUAL.to * 2));

/** The week to paint, what it adds up to, and saving it. */
export function PeriodsForm({ stored }: { stored: OwnPeriods }) {
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState(stored);
  const [week, setWeek] = useState(() => toWeek(stored.weeklyAvailablePeriods));
  const [isPressed, setPressed] = useState(false);
  const [wantsAll, setWantsAll] = useState(() => isOutside(week));
  const history = useWeekHistory(week, (next) => setWeek(keepLessons(next, base.lessons)));
  const start = (latest: OwnPeriods) => {
    setBase(latest);
    setWeek(toWeek(latest.weeklyAvailablePeriods));
    setPressed(false);
  };
  const saving = useOwnSave<OwnPeriods, ReturnType<typeof pick>>({
    queryKey: PERIODS_KEY,
    outdates: TUTOR_READINGS,
    base,
    pick,
    read: readOwnPeriods,
    send: (body, version) =>
      dataOf(api().PATCH("/tutors/me/periods", { body, params: { header: { "if-match": version } } })),
    onStored: start,
  });
  const periods = toPeriods(week);
  const isDirty = weekText(periods) !== weekText(base.weeklyAvailablePeriods);
  const short = isPressed ? shortPeriods(periods) : [];
  const hours = wantsAll ? ALL : USUAL;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    const [first] = shortPeriods(periods);
    if (first) return grid.current?.querySelector<HTMLElement>("[data-cell][tabindex='0']")?.focus();
    void saving.save({ weeklyAvailablePeriods: periods as OwnPeriods["weeklyAvailablePeriods"] });
  };

  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard dirty={isDirty && !saving.busy} />
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageTitle lead="끌어서 칠하거나, 화살표와 스페이스로 골라요.">
          <span id={titleId}>언제 가르칠 수 있나요?</span>
        </PageTitle>
        <PeriodsLegend />
      </div>
      <OwnConflict
        saving={saving}
        rows={({ latest, mine }) => [
          {
            label: "가능한 시간",
            theirs: weekText(latest.weeklyAvailablePeriods),
            mine: weekText(mine.weeklyAvailablePeriods),
          },
        ]}
        onTheirs={start}
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:items-start lg:gap-x-8">
        <div ref={grid} className="min-w-0">
          <WeeklyGrid
            key={hours.from}
            labelledBy={titleId}
            minHour={hours.from}
            maxHour={hours.to}
            value={week}
            onChange={(next) => setWeek(keepLessons(next, base.lessons))}
            history={history}
            lessons={gridLessons(base.lessons)}
            clash={short.length > 0 ? shortWeek(short) : undefined}
          />
          <FieldMessage error={short.length > 0 ? shortText(short) : undefined} />
          {wantsAll ? null : (
            <Button variant="quiet" size="sm" flush onClick={() => setWantsAll(true)}>
              9시 전과 23시 뒤도 보기
            </Button>
          )}
        </div>
        <div className="mt-6 grid gap-4 lg:mt-0">
          <PeriodsSum week={week} lessons={base.lessons} />
          <CopyDay periods={periods} onCopy={(next) => history.change(toWeek(next))} />
        </div>
      </div>
      <SaveBar dirty={isDirty} busy={saving.busy}>
        {history.canUndo ? (
          <Button variant="secondary" className="max-lg:hidden" onClick={history.undo}>
            <Icon of={Undo2} size={18} />
            되돌리기
          </Button>
        ) : null}
      </SaveBar>
    </form>
  );
}
