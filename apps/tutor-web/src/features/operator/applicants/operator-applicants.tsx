"use client";

import { applicantAnswerDay, formatKoreanDate, TUTOR_APPLICANT_STATUS_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { Tabs } from "@pkg/ui/tabs";
import { isApiError } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { PastEnd } from "@pkg/web/platform/page/past-end";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { CsvButton } from "../list/csv-button";
import { PageButtons } from "../list/page-buttons";
import { useListPlace } from "../list/use-list-place";
import { type CsvColumns, PAGE_SIZE, readCsv } from "../list/use-pages";
import { useSettled } from "../list-search/use-settled";
import { withoutNulls } from "../list-search/without-nulls";
import { DueDay } from "../words/due-day";
import { ApplicantFilters, APPLICANT_PLACE as PLACE } from "./applicant-filters";
import {
  type ApplicantFilter,
  type ApplicantSummary,
  LIST_STATUSES,
  readApplicants,
  useApplicants,
} from "./applicant-queries";

/** Which applications are on top: as they come first, or as they were asked for. */
const LEADS = {
  WAITING: {
    first: "오래 기다린 분이 위에 있어요.",
    asc: "오래 기다린 분이 위에 있어요.",
    desc: "최근에 지원한 분이 위에 있어요.",
  },
  DECIDED: {
    first: "최근에 정한 지원서가 위에 있어요.",
    asc: "오래전에 정한 지원서가 위에 있어요.",
    desc: "최근에 정한 지원서가 위에 있어요.",
  },
} as const;

/** `/operator/applicants`: waiting and decided applications. Answers 404 without the staff role. */
export function OperatorApplicants() {
  const { tab: status, page, choose, first, turn } = useListPlace(LIST_STATUSES);
  const [place, change] = useQueryStates(PLACE, { history: "replace" });
  const search = useSettled(place.search?.trim() || null, 300);
  const filter: ApplicantFilter = { status, ...withoutNulls({ ...place, search }) };
  const { data, error, refetch } = useApplicants(filter, page);
  const narrow = (next: Partial<typeof place>) => {
    first();
    void change(next);
  };
  if (isApiError(error, "account", 10003)) return <OperatorRefusal error={error} />;
  return (
    <>
      <PageTitle lead={LEADS[status === "REGISTERED" ? "WAITING" : "DECIDED"][place.dir ?? "first"]}>
        선생님 지원자
      </PageTitle>
      <ApplicantFilters status={status} place={place} onChange={narrow} />
      <Tabs
        label="지원 상태"
        value={status}
        onChange={choose}
        tabs={LIST_STATUSES.map((value) => ({
          value,
          label: TUTOR_APPLICANT_STATUS_LABELS[value],
          panel:
            value === status ? (
              <Rows filter={filter} page={page} turn={turn} data={data} error={error} refetch={refetch} />
            ) : null,
        }))}
      />
    </>
  );
}

type RowsProps = Pick<ReturnType<typeof useApplicants>, "data" | "error" | "refetch"> & {
  filter: ApplicantFilter;
  page: number;
  turn: (page: number) => void;
};

function Rows({ filter, page, turn, data, error, refetch }: RowsProps) {
  const { status, search, expertWish } = filter;
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} what="지원자를" />;
  if (!data) return <RowsSkeleton />;
  if (data.content.length === 0 && page > 0) return <PastEnd onFirst={() => turn(0)} />;
  if (data.content.length === 0 && (search ?? expertWish)) {
    return <EmptyState className="py-12" title="맞는 지원자가 없어요" reason="이름이나 대학의 일부만 적어도 찾아요." />;
  }
  if (data.content.length === 0) {
    const isWaiting = status === "REGISTERED";
    return (
      <EmptyState
        className="py-12"
        title={isWaiting ? "기다리는 지원자가 없어요" : "아직 아무도 없어요"}
        reason={isWaiting ? "새 지원서가 오면 여기에 나와요." : "결정한 지원서가 여기에 모여요."}
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            새로 확인하기
          </Button>
        }
      />
    );
  }
  const isLast = (page + 1) * PAGE_SIZE >= data.totalElements;
  return (
    <>
      <ul className="border-t border-line">
        {data.content.map((applicant) => (
          <Row key={applicant.id} applicant={applicant} />
        ))}
      </ul>
      <PageButtons page={page} isLast={isLast} onPage={turn} />
      <div className="mt-6">
        <CsvButton
          name={`지원자-${TUTOR_APPLICANT_STATUS_LABELS[status]}`}
          read={(reason) => readCsv("APPLICANTS", reason, readApplicants(filter), FILE)}
        />
      </div>
    </>
  );
}

function Row({ applicant }: { applicant: ApplicantSummary }) {
  const at = applicant.decidedAt ?? applicant.registeredAt;
  return (
    <li className="border-b border-line">
      <Link
        href={`/operator/applicants/${applicant.id}`}
        className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1 py-3 hover:bg-sand-50"
      >
        <span className="text-label">{applicant.name}</span>
        {applicant.expertWish ? <Badge tone="brand">전문 지원</Badge> : null}
        <span className="w-full text-body-sm text-fg-2 sm:w-auto sm:flex-1">
          {applicant.universityName} · {applicant.major}
        </span>
        {applicant.status === "REGISTERED" && applicant.registeredAt ? (
          <DueDay day={applicantAnswerDay(new Date(applicant.registeredAt))} />
        ) : null}
        {at ? <span className="text-caption text-fg-3">{formatKoreanDate(new Date(at))}</span> : null}
      </Link>
    </li>
  );
}

const FILE: CsvColumns<ApplicantSummary> = [
  ["지원 번호", ({ id }) => id],
  ["이름", ({ name }) => name],
  ["대학", ({ universityName }) => universityName],
  ["전공", ({ major }) => major],
  ["전문 지원", ({ expertWish }) => (expertWish ? "예" : "아니요")],
  ["보낸 때", ({ registeredAt }) => registeredAt],
  ["정한 때", ({ decidedAt }) => decidedAt],
];
