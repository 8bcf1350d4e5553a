import { Banner } from "@pkg/ui/banner";
import { Card } from "@pkg/ui/card";
import { type Week, weekDuration, weekMinutes } from "@pkg/ui/weekly-grid";
import type { OwnPeriods } from "@/lib/own-tutor/own-tutor";
import { lessonMinutes } from "../lessons";

/** The total of the painted week. */
export function PeriodsSum({ week, lessons }: { week: Week; lessons: OwnPeriods["lessons"] }) {
  const [all, taken] = [weekMinutes(week), lessonMinutes(lessons)];
  return (
    <Card tone="soft" className="max-lg:hidden">
      <p className="text-caption text-fg-2">한 주에 가능한 시간</p>
      <p className="mt-0.5 text-title-2">{all > 0 ? weekDuration(all) : "아직 없어요"}</p>
      {taken > 0 ? (
        <p className="mt-0.5 text-caption text-fg-2">
          {`수업 ${weekDuration(taken)}을 빼면 ${all > taken ? `${weekDuration(all - taken)}이에요` : "남는 시간이 없어요"}`}
        </p>
      ) : null}
    </Card>
  );
}

/** That nobody can be proposed when this is saved: nothing is painted, or lessons alone. */
export function NoFreeTime({ week, lessons }: { week: Week; lessons: OwnPeriods["lessons"] }) {
  if (weekMinutes(week) > lessonMinutes(lessons)) return null;
  return (
    <Banner tone="warn" inline>
      비어 있는 시간이 없어요. 이대로 두면 새 학생 제안이 오지 않아요.
    </Banner>
  );
}

/** Legend of the grid's colours. */
export function PeriodsLegend() {
  return (
    <ul aria-hidden="true" className="mb-3 flex gap-4 text-caption text-fg-2">
      <li className="flex items-center gap-1.5">
        <span className="size-4 rounded-[0.3rem] bg-pine-500" />
        가능
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-4 rounded-[0.3rem] border-[1.5px] border-apricot-400 bg-apricot-100" />
        수업 있음
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-4 rounded-[0.3rem] border-2 border-dashed border-apricot-400 bg-white" />답 대기
      </li>
    </ul>
  );
}
