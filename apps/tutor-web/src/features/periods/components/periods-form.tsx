import { MIN_PERIOD_MINUTES, shortPeriods } from "@pkg/domain";
import { Button } from "@pkg/ui/button";
import { useWeekHistory, type Week, type WeekHistory, WeeklyGrid } from "@pkg/ui/weekly-grid";
import { UnsavedGuard } from "@pkg/web/features/form/unsaved-guard";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { toPeriods, toWeek, weekText } from "@pkg/web/features/lessons/week-of";
import { api, dataOf } from "@pkg/web/platform/api/api";
import { isAbroad } from "@pkg/web/platform/clock/korean-time";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useId, useState } from "react";
import { type Control, Controller, useWatch } from "react-hook-form";
import { OwnConflict } from "@/lib/own-form/own-conflict";
import { SaveBar } from "@/lib/own-form/save-bar";
import { useOwnForm } from "@/lib/own-form/use-own-form";
import { useOpenProposals } from "@/lib/own-tutor/open-proposals";
import { type OwnPeriods, PERIODS, readOwnPeriods, TUTOR_READINGS } from "@/lib/own-tutor/own-tutor";
import { type HeldTime, heldTimes } from "../held-times";
import { gridLessons, keepLessons } from "../lessons";
import { shortText, shortWeek } from "../short-times";
import { CopyDay } from "./copy-day";
import { HeldList } from "./held-list";
import { NoFreeTime, PeriodsLegend, PeriodsSum } from "./periods-sum";

/** Most lessons are between these hours; a button shows the rest. */
const USUAL = { from: 9, to: 23 } as const;
const ALL = { from: 0, to: 24 } as const;

/** What is marked is too short, not taken. */
const LABELS = { clash: `${MIN_PERIOD_MINUTES}분이 안 돼요` };
/** The sum holds the hours of lessons. */
const WITH_LESSONS = { ...LABELS, chosen: "골랐어요 (수업 포함)" };

const pick = ({ weeklyAvailablePeriods }: OwnPeriods) => ({ weeklyAvailablePeriods });
const isOutside = (week: Week) =>
  week.some((on, index) => on && (index % 48 < USUAL.from * 2 || index % 48 >= USUAL.to * 2));

type Facts = Pick<OwnPeriods, "weeklyAvailablePeriods">;
type Values = { week: Week };

/** The editable week, its total and the save bar. */
export function PeriodsForm({ stored }: { stored: OwnPeriods }) {
  const titleId = useId();
  const { base, form, isDirty, conflict } = useOwnForm<OwnPeriods, Facts, Values>({
    stored,
    valuesOf: ({ weeklyAvailablePeriods }) => ({ week: toWeek(weeklyAvailablePeriods) }),
    toFacts: ({ week }) => ({ weeklyAvailablePeriods: toPeriods(week) as Facts["weeklyAvailablePeriods"] }),
    validate: ({ week }) => {
      const short = shortPeriods(toPeriods(week));
      return { week: short.length > 0 ? shortText(short) : null };
    },
    recheck: true,
    onError: useRejection(),
    queryKey: PERIODS.queryKey,
    outdates: TUTOR_READINGS,
    pick,
    read: readOwnPeriods,
    send: (body, version) =>
      dataOf(api().PATCH("/tutors/me/periods", { body, params: { header: { "if-match": version } } })),
  });
  const week = useWatch({ control: form.control, name: "week" });
  const history = useWeekHistory(
    week,
    (next) => form.setValue("week", keepLessons(next, base.lessons), { shouldDirty: true }),
    base.updatedAt,
  );
  const held = heldTimes(useOpenProposals().data ?? []);
  return (
    <form onSubmit={form.submit} noValidate>
      <UnsavedGuard dirty={isDirty && !form.busy} />
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageTitle
          lead={
            <>
              <span className="pointer-coarse:hidden">끌어서 칠하거나, 화살표와 스페이스로 골라요.</span>
              <span className="hidden pointer-coarse:inline">꾹 누른 채 끌어서 칠해요. 한 칸은 톡 누르면 돼요.</span>
            </>
          }
        >
          <span id={titleId}>언제 가르칠 수 있나요?</span>
        </PageTitle>
        <PeriodsLegend />
      </div>
      <OwnConflict
        conflict={conflict}
        rows={({ latest, mine }) => [
          {
            label: "가능한 시간",
            theirs: weekText(latest.weeklyAvailablePeriods),
            mine: weekText(mine.weeklyAvailablePeriods),
          },
        ]}
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:items-start lg:gap-x-8">
        <PeriodsGrid control={form.control} titleId={titleId} history={history} lessons={base.lessons} held={held} />
        <div className="mt-6 grid gap-4 lg:mt-0">
          <NoFreeTime week={week} lessons={base.lessons} />
          <PeriodsSum week={week} lessons={base.lessons} />
          <HeldList held={held} />
          <CopyDay periods={toPeriods(week)} onCopy={(next) => history.change(toWeek(next))} />
        </div>
      </div>
      <SaveBar dirty={isDirty} busy={form.busy} error={form.errors.week?.message} />
    </form>
  );
}

/** To the first half hour that is too short, else to where the grid was left. */
function focusCell(grid: HTMLElement, week: Week): void {
  const short = shortWeek(shortPeriods(toPeriods(week))).indexOf(true);
  const cell =
    grid.querySelector<HTMLElement>(`[data-cell="${short}"]`) ?? grid.querySelector("[data-cell][tabindex='0']");
  (cell as HTMLElement | null)?.focus();
}

type PeriodsGridProps = {
  control: Control<Values>;
  titleId: string;
  history: WeekHistory;
  lessons: OwnPeriods["lessons"];
  held: readonly HeldTime[];
};

/**
 * The grid opens with the usual hours, and shows all once one of the others is chosen. Short times are marked after the
 * first attempt to save.
 */
function PeriodsGrid({ control, titleId, history, lessons, held }: PeriodsGridProps) {
  const stored = useWatch({ control, name: "week" });
  const [wantsAll, setWantsAll] = useState(() => isOutside(stored));
  if (!wantsAll && isOutside(stored)) setWantsAll(true);
  const hours = wantsAll ? ALL : USUAL;
  return (
    <Controller
      control={control}
      name="week"
      render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
        <div className="min-w-0" ref={(grid) => ref(grid && { focus: () => focusCell(grid, value) })}>
          {isAbroad() ? <p className="mb-2 text-body-sm text-fg-2">표의 시간은 모두 한국 시간이에요.</p> : null}
          <WeeklyGrid
            labelledBy={titleId}
            minHour={hours.from}
            maxHour={hours.to}
            offered={ALL}
            value={value}
            onChange={(next) => onChange(keepLessons(next, lessons))}
            history={history}
            lessons={gridLessons(lessons)}
            held={held.flatMap(({ blocks }) => blocks)}
            clash={error ? shortWeek(shortPeriods(toPeriods(value))) : undefined}
            labels={lessons.length > 0 ? WITH_LESSONS : LABELS}
          />
          {wantsAll ? null : (
            <Button variant="quiet" size="sm" flush onClick={() => setWantsAll(true)}>
              9시 전과 23시 뒤도 보기
            </Button>
          )}
        </div>
      )}
    />
  );
}
