"use client";

import { SEARCH_TOO_SHORT, TUTOR_STATE_LABELS, TUTOR_STATES, TUTOR_TIER_LABELS, TUTOR_TIERS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
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
import { isPeopleSearch } from "../list-search/can-search";
import { ListFilters } from "../list-search/list-filters";
import { SearchField } from "../list-search/search-field";
import { searchProblem, useListSearch } from "../list-search/use-list-search";
import { withoutNulls } from "../list-search/without-nulls";
import { dayText } from "../words/day-text";
import { phoneEndText } from "../words/whom-text";
import { type DeskTutor, readTutors, TUTOR_SORTS, type TutorFilter, type TutorSort, useTutors } from "./tutor-queries";
import { stateBadge } from "./tutor-text";

const PLACE = {
  tier: parseAsStringLiteral(TUTOR_TIERS),
  state: parseAsStringLiteral(TUTOR_STATES),
  awaitsBasisCheck: parseAsStringLiteral(["true"]),
  search: parseAsString,
};

/** `/operator/tutors`: the tutors, what they give and what they owe. Answers 404 without the OPERATOR role. */
export function OperatorTutors() {
  const [place, change] = useQueryStates(PLACE, { history: "replace" });
  const sort = useListSort<TutorSort>(TUTOR_SORTS);
  const search = useListSearch(place.search, isPeopleSearch);
  const filter: TutorFilter = { ...withoutNulls({ ...place, search: search.asked }), sort: sort.sort, dir: sort.dir };
  const tutors = useTutors(filter);
  if (isApiError(tutors.error, "account", 10003)) return <OperatorRefusal error={tutors.error} />;
  const problem = searchProblem(search, tutors.error, SEARCH_TOO_SHORT.PEOPLE);
  // Found by name, they come in the order of names.
  const isByName = search.asked !== null && !/\d{4}$/.test(search.asked);
  return (
    <>
      <PageTitle lead="등급과 새 학생 받기, 수업과 기록을 한눈에 봐요. 이름을 누르면 바꿀 수 있어요.">선생님</PageTitle>
      <ListFilters label="선생님 좁히기">
        <SearchField
          label="이름이나 전화 끝 4자리"
          value={place.search}
          onChange={(next) => void change({ search: next })}
          error={problem}
        />
        <NativeSelect
          label="등급"
          value={place.tier ?? ""}
          onChange={({ target }) => void change({ tier: TUTOR_TIERS.find((one) => one === target.value) ?? null })}
          options={[
            { value: "", label: "모두" },
            ...TUTOR_TIERS.map((value) => ({ value, label: TUTOR_TIER_LABELS[value] })),
          ]}
        />
        <NativeSelect
          label="새 학생"
          value={place.state ?? ""}
          onChange={({ target }) => void change({ state: TUTOR_STATES.find((one) => one === target.value) ?? null })}
          options={[
            { value: "", label: "모두" },
            ...TUTOR_STATES.map((value) => ({ value, label: TUTOR_STATE_LABELS[value] })),
          ]}
        />
        <NativeSelect
          label="재학·과외 신고"
          value={place.awaitsBasisCheck ?? ""}
          onChange={({ target }) => void change({ awaitsBasisCheck: target.value === "true" ? "true" : null })}
          options={[
            { value: "", label: "모두" },
            { value: "true", label: "확인할 것" },
          ]}
        />
      </ListFilters>
      <DeskList
        reading={tutors}
        what="선생님을"
        unit="명"
        none={{ title: "맞는 선생님이 없어요", reason: "이름의 앞부분이나 등급을 바꿔 보세요." }}
        csv={{ name: "선생님", read: (reason) => readCsv("TUTORS", reason, readTutors(filter), FILE) }}
      >
        {(rows) => (
          <DeskTable
            caption="선생님 목록"
            name={{ label: "이름", text: ({ name }) => name, below: belowOf, sort: "name" }}
            columns={COLUMNS}
            rows={rows}
            idOf={({ id }) => id}
            hrefOf={({ id }) => `/operator/tutors/${id}`}
            place={isByName ? { ...sort, sort: "name", dir: "asc" } : sort}
          />
        )}
      </DeskList>
    </>
  );
}

const classesOf = ({ activeStudents, capacity }: DeskTutor) => `${activeStudents} / ${capacity}개`;

function belowOf(row: DeskTutor) {
  return (
    <>
      <span>{row.universityName}</span>
      <span>{TUTOR_TIER_LABELS[row.tier]}</span>
      <span>{`수업 ${classesOf(row)}`}</span>
      {row.logsMissing > 0 ? <span>{`기록 ${row.logsMissing}개 밀림`}</span> : null}
    </>
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<DeskTutor, TutorSort>> = [
  { label: "휴대폰", cell: (row) => <span className="num">{phoneEndText(row.phoneEnd)}</span>, wideOnly: true },
  { label: "대학", cell: (row) => row.universityName, wideOnly: true },
  { label: "등급", cell: (row) => TUTOR_TIER_LABELS[row.tier], wideOnly: true },
  {
    label: "새 학생",
    cell: (row) => <Badge tone={stateBadge(row).tone}>{stateBadge(row).label}</Badge>,
  },
  { label: "맡은 수업", cell: classesOf, align: "right", wideOnly: true, sort: "activeStudents" },
  { label: "한 수업", cell: (row) => `${row.lessonsGiven}회`, align: "right", wideOnly: true },
  { label: "밀린 기록", cell: (row) => `${row.logsMissing}개`, align: "right", wideOnly: true },
  { label: "사정으로 옮김", cell: (row) => `${row.tutorAbsences}회`, align: "right", wideOnly: true },
  { label: "시작한 때", cell: (row) => dayText(row.createdAt, serverNow()), wideOnly: true, sort: "createdAt" },
];

const FILE: CsvColumns<DeskTutor> = [
  ["번호", ({ id }) => id],
  ["이름", ({ name }) => name],
  ["휴대폰 끝", ({ phoneEnd }) => phoneEnd],
  ["대학", ({ universityName }) => universityName],
  ["전공", ({ major }) => major],
  ["등급", ({ tier }) => TUTOR_TIER_LABELS[tier]],
  ["새 학생", (row) => stateBadge(row).label],
  ["맡은 수업", ({ activeStudents }) => activeStudents],
  ["맡을 수 있는 수업", ({ capacity }) => capacity],
  ["한 수업", ({ lessonsGiven }) => lessonsGiven],
  ["밀린 기록", ({ logsMissing }) => logsMissing],
  ["선생님 사정으로 옮긴 수업", ({ tutorAbsences }) => tutorAbsences],
  ["시작한 때", ({ createdAt }) => createdAt],
];
