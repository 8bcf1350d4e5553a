import {
  calendarToPeriods,
  periodsToCalendar,
  TUTOR_SUBJECT_LISTS,
  teachingYearsText,
  WEEKDAY_LABELS,
  WEEKDAYS,
} from "@pkg/domain";
import { Icon } from "@pkg/ui/icon";
import { ListGroup, ListRow } from "@pkg/ui/list-row";
import { weekDuration } from "@pkg/ui/weekly-grid";
import { AppLink } from "@pkg/web/platform/site/app-link";
import CalendarDays from "lucide-react/icons/calendar-days";
import PencilLine from "lucide-react/icons/pencil-line";
import UserRound from "lucide-react/icons/user-round";
import { freeMinutes } from "@/features/home/free-time";
import { type OwnTutor, useOwnPeriods, useOwnSubjects } from "@/lib/own-tutor/own-tutor";

/** The tutor's pages, each with a summary of its stored data. */
export function HomeSummary({ tutor }: { tutor: OwnTutor }) {
  const [subjects, periods] = [useOwnSubjects(), useOwnPeriods()];
  const count =
    subjects.data && TUTOR_SUBJECT_LISTS.reduce((sum, list) => sum + (subjects.data?.[list].length ?? 0), 0);
  const week = periods.data && periodsToCalendar(periods.data.weeklyAvailablePeriods);
  const days = week && WEEKDAYS.filter((day) => calendarToPeriods(week)[day].length > 0);
  const minutes = periods.data ? freeMinutes(periods.data) : 0;
  return (
    <ListGroup title="내 수업 조건">
      <ListRow
        icon={<Icon of={CalendarDays} />}
        label="가능한 시간"
        value={
          days &&
          (minutes > 0
            ? `${days.map((day) => WEEKDAY_LABELS[day]).join("·")} · ${weekDuration(minutes)}`
            : days.length > 0
              ? "빈 시간이 없어요"
              : "아직 없어요")
        }
        href="/periods"
        linkAs={AppLink}
      />
      <ListRow
        icon={<Icon of={PencilLine} />}
        label="과목과 자신감"
        value={count === undefined ? undefined : count > 0 ? `${count}개` : "아직 없어요"}
        href="/subjects"
        linkAs={AppLink}
      />
      <ListRow
        icon={<Icon of={UserRound} />}
        label="프로필"
        value={teachingYearsText(tutor.teachingYears)}
        href="/profile"
        linkAs={AppLink}
      />
    </ListGroup>
  );
}
