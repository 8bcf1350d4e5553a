"use client";

import { LESSON_STATE_LABELS, LESSON_STATES, SEARCH_TOO_SHORT } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { isApiError } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { isPeopleSearch } from "../list/can-search";
import { DeskList } from "../list/desk-list";
import { DeskTable } from "../list/desk-table";
import { DayFilters, ListFilters } from "../list/list-filters";
import { OnePerson } from "../list/one-person";
import { problemAt } from "../list/problem-at";
import { SearchField } from "../list/search-field";
import { useListSort } from "../list/use-list-filter";
import { searchProblem, useListSearch } from "../list/use-list-search";
import { readCsv } from "../list/use-pages";
import { withoutNulls } from "../list/without-nulls";
import { LESSON_COLUMNS, LESSON_FILE, lessonBelow, lessonTitle } from "./lesson-columns";
import { LESSON_TIME_DIRS, LESSON_TIME_LABELS, LESSON_TIME_LEADS, LESSON_TIMES, lessonDays } from "./lesson-days";
import { LESSON_SORTS, type LessonFilter, type LessonSort, readLessons, useLessons } from "./lesson-queries";

const PLACE = {
  when: parseAsStringLiteral(LESSON_TIMES),
  state: parseAsStringLiteral(LESSON_STATES),
  from: parseAsString,
  to: parseAsString,
  /** Another time has its own first order. */
  dir: parseAsStringLiteral(["asc", "desc"] as const),
  tutorId: parseAsString,
  studentId: parseAsString,
  search: parseAsString,
};

/** `/operator/lessons`: the lessons of all classes. Answers 404 without the OPERATOR role. */
export function OperatorLessons() {
  const [place, change] = useQueryStates(PLACE, { history: "replace" });
  const when = place.when ?? (place.from || place.to ? "DAYS" : "TODAY");
  const sort = useListSort<LessonSort>(LESSON_SORTS, LESSON_TIME_DIRS[when]);
  const search = useListSearch(place.search, isPeopleSearch);
  const { when: _when, from, to, ...who } = place;
  const days = lessonDays(when, { from, to }, new Date());
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
      <ListFilters label="수업 좁히기">
        <SearchField
          label="이름이나 전화 끝 4자리"
          value={place.search}
          onChange={(search) => void change({ search })}
          error={problem}
        />
        <NativeSelect
          label="기간"
          value={when}
          onChange={({ target }) =>
            void change({
              when: LESSON_TIMES.find((one) => one === target.value) ?? null,
              from: null,
              to: null,
              dir: null,
            })
          }
          options={LESSON_TIMES.map((value) => ({ value, label: LESSON_TIME_LABELS[value] }))}
        />
        <NativeSelect
          label="상태"
          value={place.state ?? ""}
          onChange={({ target }) => void change({ state: LESSON_STATES.find((one) => one === target.value) ?? null })}
          options={[
            { value: "", label: "모두" },
            ...LESSON_STATES.map((value) => ({ value, label: LESSON_STATE_LABELS[value] })),
          ]}
        />
        {when === "DAYS" ? (
          <DayFilters from={from} to={to} onChange={(next) => void change(next)} error={daysProblem} />
        ) : null}
      </ListFilters>
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
