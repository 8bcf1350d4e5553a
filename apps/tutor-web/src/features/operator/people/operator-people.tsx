"use client";

import { readPersonSearch, SEARCH_TOO_SHORT } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { EmptyState } from "@pkg/ui/states";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { parseAsString, useQueryState } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { CsvButton } from "../list/csv-button";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { type CsvColumns, onePage, readCsv } from "../list/use-pages";
import { momentText } from "../words/day-text";
import { personName, phoneEndText } from "../words/whom-text";
import { type PersonSummary, usePersonSearch } from "./people-queries";

/** `/operator/people?q=`: everybody whom a search means. Answers 404 without the OPERATOR or FINANCE role. */
export function OperatorPeople() {
  const [text] = useQueryState("q", parseAsString.withDefault(""));
  const found = usePersonSearch(text);
  const canSearch = readPersonSearch(text) !== null;
  if (isApiError(found.error, "account", 10003)) return <OperatorRefusal error={found.error} />;
  return (
    <>
      <PageTitle
        lead={
          canSearch ? `‘${text}’ 검색 결과예요.` : "위 찾기에 이름, 전화 끝 4자리, 이메일, 주문 번호를 적어 주세요."
        }
      >
        회원 찾기
      </PageTitle>
      {canSearch ? <Result found={found} /> : text ? <TooShort /> : null}
    </>
  );
}

function Result({ found: { data, error, refetch } }: { found: ReturnType<typeof usePersonSearch> }) {
  if (data) return <Found people={data.people} hasMore={data.hasMore} />;
  return error ? <LoadProblem error={error} onRetry={() => void refetch()} what="회원을" /> : <RowsSkeleton />;
}

function TooShort() {
  return <EmptyState className="py-12" title="두 글자부터 찾아요" reason={SEARCH_TOO_SHORT.EVERYTHING} />;
}

function Found({ people, hasMore }: { people: readonly PersonSummary[]; hasMore: boolean }) {
  if (people.length === 0) {
    return (
      <EmptyState className="py-12" title="맞는 회원이 없어요" reason="이름의 앞부분이나 전화 끝 4자리로 찾아보세요." />
    );
  }
  return (
    <>
      <DeskTable
        caption="찾은 회원"
        name={{ label: "이름", text: personName, below: (row) => <span>{phoneEndText(row.phoneEnd)}</span> }}
        columns={COLUMNS}
        rows={people}
        idOf={({ id }) => id}
        hrefOf={({ id }) => `/operator/people/${id}`}
      />
      {hasMore ? (
        <p className="mt-4 text-body-sm text-fg-2">50명까지 보여요. 이름 뒤에 전화 끝 4자리를 붙이면 좁혀져요.</p>
      ) : null}
      <div className="mt-5">
        <CsvButton name="찾은 회원" read={(reason) => readCsv("PEOPLE", reason, onePage(people), FILE)} />
      </div>
    </>
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<PersonSummary>> = [
  { label: "휴대폰", cell: (row) => <span className="num">{phoneEndText(row.phoneEnd)}</span>, wideOnly: true },
  { label: "이메일", cell: (row) => row.email ?? "-", wideOnly: true },
  { label: "학생", cell: (row) => row.students.join(", ") || "-" },
  { label: "구분", cell: (row) => <Kind row={row} /> },
  { label: "가입한 때", cell: (row) => momentText(row.createdAt, serverNow()), wideOnly: true },
];

const FILE: CsvColumns<PersonSummary> = [
  ["회원 번호", ({ id }) => id],
  ["이름", personName],
  ["휴대폰 끝", ({ phoneEnd }) => phoneEnd],
  ["이메일", ({ email }) => email],
  ["학생", ({ students }) => students.join(", ")],
  ["가입한 때", ({ createdAt }) => createdAt],
];

function Kind({ row }: { row: PersonSummary }) {
  if (row.isClosed) return <Badge>탈퇴</Badge>;
  if (row.isResting) return <Badge tone="warn">쉬는 계정</Badge>;
  if (row.isStaff) return <Badge>직원</Badge>;
  if (row.userType === "TUTOR") return <Badge tone="brand">선생님</Badge>;
  return row.isParent ? "학부모" : "학생";
}
