"use client";

import { MATCH_STATUS_LABELS, subjectName } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { useListSort } from "../list/use-list-sort";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { ListFilters } from "../list-search/list-filters";
import { SearchField } from "../list-search/search-field";
import { searchProblem, useListSearch } from "../list-search/use-list-search";
import { withoutNulls } from "../list-search/without-nulls";
import { momentText } from "../words/day-text";
import { PromisedDay } from "../words/promised-day";
import { personName } from "../words/whom-text";
import {
  MATCH_SHOWS,
  MATCH_SORTS,
  type MatchFilter,
  type MatchShow,
  type MatchSort,
  readMatches,
  type StuckMatch,
  useStuckMatches,
} from "./match-queries";

const SHOW_LABELS: Readonly<Record<MatchShow, string>> = {
  ATTENTION: "지금 볼 것",
  LATE: "약속한 날이 지난 것",
  STUCK: "선생님을 못 찾은 것",
  SEARCHING: "찾고 있는 것",
  MATCHED: "정해진 것",
  UNPLANNED: "첫 수업을 안 정한 것",
  RESTING: "쉬는 것",
  ALL: "모두",
};

const PLACE = {
  show: parseAsStringLiteral(MATCH_SHOWS).withDefault("ATTENTION"),
  matchedFrom: parseAsString,
  search: parseAsString,
};

/** `/operator/matches`: matches, those that need somebody first. Answers 404 without the OPERATOR role. */
export function OperatorMatches() {
  const [{ show, matchedFrom, search: typed }, change] = useQueryStates(PLACE, { history: "replace" });
  const place = useListSort<MatchSort>(MATCH_SORTS, "asc");
  const search = useListSearch(typed);
  const filter: MatchFilter = {
    show,
    sort: place.sort,
    dir: place.dir,
    ...withoutNulls({ matchedFrom, search: search.asked }),
  };
  const matches = useStuckMatches(filter);
  if (isApiError(matches.error, "account", 10003)) return <OperatorRefusal error={matches.error} />;
  const problem = searchProblem(search, matches.error);
  return (
    <>
      <PageTitle lead="약속한 날이 빠른 매칭이 위에 있어요.">매칭</PageTitle>
      <ListFilters label="매칭 좁히기">
        <SearchField
          label="이름·전화 끝 4자리·주문 번호"
          value={typed}
          onChange={(next) => void change({ search: next })}
          error={problem}
        />
        <NativeSelect
          label="볼 매칭"
          value={show}
          onChange={({ target }) =>
            void change({ show: MATCH_SHOWS.find((one) => one === target.value) ?? null, matchedFrom: null })
          }
          options={MATCH_SHOWS.map((value) => ({ value, label: SHOW_LABELS[value] }))}
        />
      </ListFilters>
      {problem ? null : (
        <DeskList
          reading={matches}
          what="매칭을"
          none={
            search.asked
              ? { title: "맞는 매칭이 없어요", reason: "볼 매칭을 ‘모두’로 바꿔 보세요." }
              : { title: "맞는 매칭이 없어요", reason: "선생님을 못 찾았거나 약속한 날이 된 매칭이 여기에 나와요." }
          }
          csv={{
            name: `매칭-${SHOW_LABELS[show]}`,
            read: (reason) => readCsv("MATCHES", reason, readMatches(filter), FILE),
          }}
        >
          {(rows) => (
            <DeskTable
              caption="매칭 목록"
              name={{ label: "학생과 과목", text: nameOf, below: belowOf }}
              columns={COLUMNS}
              rows={rows}
              idOf={({ id }) => id}
              hrefOf={({ id }) => `/operator/matches/${id}`}
              place={place}
            />
          )}
        </DeskList>
      )}
    </>
  );
}

const nameOf = (row: StuckMatch) => `${row.studentName} · ${subjectName(row)}`;
const buyerOf = (row: StuckMatch) => personName({ name: row.buyerName });
const courseOf = (row: StuckMatch) => `주 ${row.lessonsPerWeek}회 ${row.minutes}분`;

function belowOf(row: StuckMatch) {
  return (
    <>
      <span>{courseOf(row)}</span>
      <span>{`제안 ${row.asked}명`}</span>
      <span>{MATCH_STATUS_LABELS[row.status]}</span>
    </>
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<StuckMatch, MatchSort>> = [
  { label: "구매자", cell: buyerOf, wideOnly: true },
  { label: "수업", cell: courseOf, wideOnly: true },
  { label: "상태", cell: (row) => MATCH_STATUS_LABELS[row.status], wideOnly: true },
  { label: "선생님", cell: (row) => row.tutorName ?? "-", wideOnly: true },
  { label: "제안", cell: (row) => `${row.asked}명`, align: "right", wideOnly: true },
  { label: "만든 때", cell: (row) => momentText(row.createdAt, serverNow()), wideOnly: true, sort: "createdAt" },
  {
    label: "정한 때",
    cell: (row) => (row.matchedAt ? momentText(row.matchedAt, serverNow()) : "-"),
    wideOnly: true,
    sort: "matchedAt",
  },
  {
    label: "약속한 날",
    cell: ({ promisedOn, ...row }) => (promisedOn === null ? "-" : <PromisedDay {...row} promisedOn={promisedOn} />),
    sort: "promisedOn",
  },
];

const FILE: CsvColumns<StuckMatch> = [
  ["매칭 번호", ({ id }) => id],
  ["학생", ({ studentName }) => studentName],
  ["구매자", buyerOf],
  ["과목", (row) => subjectName(row)],
  ["수업", courseOf],
  ["상태", ({ status }) => MATCH_STATUS_LABELS[status]],
  ["선생님", ({ tutorName }) => tutorName],
  ["제안", ({ asked }) => asked],
  ["약속한 날", ({ promisedOn }) => promisedOn],
  ["만든 때", ({ createdAt }) => createdAt],
];
