"use client";

import { staffMay } from "@pkg/domain";
import { isApiError } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { useSession } from "@pkg/web/platform/session/session-store";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { DeskTable } from "../list/desk-table";
import { useListSort } from "../list/use-list-sort";
import { readCsv } from "../list/use-pages";
import { searchProblem, useListSearch } from "../list-search/use-list-search";
import { withoutNulls } from "../list-search/without-nulls";
import { SCHEDULE_COLUMNS, SCHEDULE_FILE, scheduleBelow, scheduleTitle } from "./schedule-columns";
import { ScheduleFilters, useSchedulePlace } from "./schedule-filters";
import {
  readSchedules,
  SCHEDULE_SORTS,
  type ScheduleFilter,
  type ScheduleSort,
  useSchedules,
} from "./schedule-queries";

/** `/operator/schedules`: the order schedules of everybody. Answers 404 without the OPERATOR or FINANCE role. */
export function OperatorSchedules() {
  const [place, change] = useSchedulePlace();
  const sort = useListSort<ScheduleSort>(SCHEDULE_SORTS, "asc");
  const roles = useSession(({ user }) => user?.staffRoles) ?? [];
  const search = useListSearch(place.search);
  const filter: ScheduleFilter = {
    ...withoutNulls({ ...place, search: search.asked }),
    sort: sort.sort,
    dir: sort.dir,
  };
  const schedules = useSchedules(filter);
  if (isApiError(schedules.error, "account", 10003)) return <OperatorRefusal error={schedules.error} />;
  const problem = searchProblem(search, schedules.error);
  return (
    <>
      <PageTitle lead="다음 결제로 이어지는 수업이에요. 곧 결제되거나 끝나는 것부터 나와요.">정기 결제</PageTitle>
      <ScheduleFilters place={place} problem={problem} onChange={(next) => void change(next)} />
      {problem ? null : (
        <DeskList
          reading={schedules}
          what="정기 결제를"
          none={{ title: "맞는 정기 결제가 없어요", reason: "상태나 날을 바꿔 보세요." }}
          csv={{
            name: "정기 결제",
            read: (reason) => readCsv("SCHEDULES", reason, readSchedules(filter), SCHEDULE_FILE),
          }}
        >
          {(rows) => (
            <DeskTable
              caption="정기 결제 목록"
              name={{ label: "수업", text: scheduleTitle, below: scheduleBelow }}
              columns={SCHEDULE_COLUMNS}
              rows={rows}
              idOf={({ id }) => id}
              hrefOf={({ matchId }) =>
                matchId !== null && staffMay(roles, "MATCHES") ? `/operator/matches/${matchId}` : null
              }
              place={sort}
            />
          )}
        </DeskList>
      )}
    </>
  );
}
