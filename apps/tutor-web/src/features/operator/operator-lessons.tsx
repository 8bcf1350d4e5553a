"use client";

import { LESSON_STATE_LABELS, LESSON_STATES } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import { isApiError } from "@pkg/web/platform/api/api";
import { NotFound } from "@pkg/web/platform/shell/not-found";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { DeskList } from "./components/desk-list";
import { DeskTable } from "./components/desk-table";
import { LESSON_COLUMNS, LESSON_FILE, lessonBelow, lessonTitle } from "./components/lesson-columns";
import { DayFilters, ListFilters } from "./components/list-filters";
import { OnePerson } from "./components/one-person";
import { isPeopleSearch } from "./is-people-search";
import { LESSON_SORTS, type LessonFilter, type LessonSort, readLessons, useLessons } from "./lesson-queries";
import { problemAt } from "./problem-at";
import { useListSort } from "./use-list-filter";
import { readCsv } from "./use-pages";
import { useSettled } from "./use-settled";
import { withoutNulls } from "./without-nulls";

const PLACE = {
  state: parseAsStringLiteral(LESSON_STATES),
  from: parseAsString,
  to: parseAsString,
  tutorId: parseAsString,
  studentId: parseAsString,
  search: parseAsString,
};

const SETTLES_MS = 300;
const TOO_SHORT = "이름 두 글자나 전화 끝 4자리를 적어 주세요.";

/** `/operator/lessons`: the lessons of all classes. Answers 404 without the OPERATOR role. */
export function OperatorLessons() {
  const [place, change] = useQueryStates(PLACE, { history: "replace" });
  const sort = useListSort<LessonSort>(LESSON_SORTS);
  const typed = place.search?.trim() || null;
  const search = useSettled(typed, SETTLES_MS);
  const asked = search !== null && isPeopleSearch(search) ? search : null;
  const filter: LessonFilter = { ...withoutNulls({ ...place, search: asked }), sort: sort.sort, dir: sort.dir };
  const lessons = useLessons(filter);
  if (isApiError(lessons.error, "account", 10003)) return <NotFound />;
  const problem = typed !== null && !isPeopleSearch(typed) ? TOO_SHORT : problemAt("search", lessons.error);
  const daysProblem = problemAt("from", lessons.error);
  return (
    <>
      <PageTitle lead="지난 수업과 앞으로의 수업이에요. 수업을 누르면 그 매칭이 열려요.">수업</PageTitle>
      <ListFilters label="수업 좁히기">
        <TextField
          label="이름이나 전화 끝 4자리"
          type="search"
          autoComplete="off"
          maxLength={40}
          value={place.search ?? ""}
          onChange={({ target }) => void change({ search: target.value || null })}
          error={problem}
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
        <DayFilters from={place.from} to={place.to} onChange={(days) => void change(days)} error={daysProblem} />
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
          none={{ title: "맞는 수업이 없어요", reason: "기간이나 상태를 바꿔 보세요." }}
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
