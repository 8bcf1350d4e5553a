"use client";

import { SEARCH_TOO_SHORT } from "@pkg/domain";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { DeskTable } from "../list/desk-table";
import { useListSort } from "../list/use-list-sort";
import { readCsv } from "../list/use-pages";
import { isPeopleSearch } from "../list-search/can-search";
import { OnePerson } from "../list-search/one-person";
import { problemAt } from "../list-search/problem-at";
import { searchProblem, useListSearch } from "../list-search/use-list-search";
import { withoutNulls } from "../list-search/without-nulls";
import { LESSON_COLUMNS, LESSON_FILE, lessonBelow, lessonTitle } from "./lesson-columns";
import { LESSON_TIME_DIRS, LESSON_TIME_LEADS, lessonDays } from "./lesson-days";
import { LessonFilters, useLessonPlace } from "./lesson-filters";
import { LESSON_SORTS, type LessonFilter, type LessonSort, readLessons, useLessons } from "./lesson-queries";

/** `/operator/lessons`: the lessons of all classes. Answers 404 without the OPERATOR role. */
export function OperatorLessons() {
  const [place, change] = useLessonPlace();
  const when = place.when ?? (place.from || place.to ? "DAYS" : "TODAY");
  const sort = useListSort<LessonSort>(LESSON_SORTS, LESSON_TIME_DIRS[when]);
  const search = useListSearch(place.search, isPeopleSearch);
  const { when: _when, from, to, ...who } = place;
  const days = lessonDays(when, { from, to }, serverNow());
  const filter: LessonFilter = {
    ...withoutNulls({ ...who, ...days, search: search.asked }),
    sort: sort.sort,
    dir: sort.dir,
  };
  const lessons = useLessons(filter);
  if (isApiError(lessons.error, "account", 10003)) return <OperatorRefusal error={lessons.error} />;
  const problem = searchProblem(search, lessons.error, SEARCH_TOO_SHORT.PEOPLE);
  const daysProblem = problemAt("from", lessons.error);
  return (
    <>
      <PageTitle lead={`${LESSON_TIME_LEADS[when]} 수업을 누르면 그 매칭이 열려요.`}>수업</PageTitle>
      <LessonFilters
        place={place}
        when={when}
        problems={{ search: problem, days: daysProblem }}
        onChange={(next) => void change(next)}
      />
      {place.tutorId === null && place.studentId === null ? null : (
        <OnePerson
          whose={place.tutorId === null ? "한 학생의 수업" : "한 선생님의 수업"}
          onEveryone={() => void change({ tutorId: null, studentId: null })}
        />
      )}
      {problem || daysProblem ? null : (
        <DeskList
          reading={lessons}
          what="수업을"
          none={{ title: "맞는 수업이 없어요", reason: "이름이나 기간, 상태를 바꿔 보세요." }}
          csv={{ name: "수업", read: (reason) => readCsv("LESSONS", reason, readLessons(filter), LESSON_FILE) }}
        >
          {(rows) => (
            <DeskTable
              caption="수업 목록"
              name={{ label: "수업 시간", text: lessonTitle, below: lessonBelow, sort: "startsAt" }}
              columns={LESSON_COLUMNS}
              rows={rows}
              idOf={({ id }) => id}
              hrefOf={({ matchId }) => `/operator/matches/${matchId}`}
              place={sort}
            />
          )}
        </DeskList>
      )}
    </>
  );
}
