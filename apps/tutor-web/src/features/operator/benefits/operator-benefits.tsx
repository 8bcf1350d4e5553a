"use client";

import { BENEFIT_STATE_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { Tabs } from "@pkg/ui/tabs";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { PastEnd } from "@pkg/web/platform/page/past-end";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import Link from "next/link";
import { parseAsString, useQueryState } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { CsvButton } from "../list/csv-button";
import { PageButtons } from "../list/page-buttons";
import { useListPlace } from "../list/use-list-place";
import { type CsvColumns, PAGE_SIZE, readCsv } from "../list/use-pages";
import { ListFilters } from "../list-search/list-filters";
import { SearchField } from "../list-search/search-field";
import { useSettled } from "../list-search/use-settled";
import { withoutNulls } from "../list-search/without-nulls";
import { dayText } from "../words/day-text";
import { BENEFIT_LISTS, type BenefitFilter, type BenefitList, readBenefits, useBenefits } from "./benefit-queries";
import { type BenefitSetting, giftText, usesText } from "./benefit-text";

/** `/operator/benefits`: coupons and referral codes, and how often each was used. Answers 404 without the staff role. */
export function OperatorBenefits() {
  const { tab: state, page, choose, first, turn } = useListPlace(BENEFIT_LISTS);
  const [typed, type] = useQueryState("search", parseAsString);
  const settled = useSettled(typed?.trim() || null, 300);
  const filter = { state, ...withoutNulls({ search: settled }) };
  const benefits = useBenefits(filter, page);
  if (isApiError(benefits.error, "account", 10003)) return <OperatorRefusal error={benefits.error} />;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageTitle lead="바꾼 내용은 다음 주문부터 써요.">혜택</PageTitle>
        <ButtonLink href="/operator/benefits/new" linkAs={Link} variant="line" size="sm" className="mb-6">
          쿠폰 만들기
        </ButtonLink>
      </div>
      <ListFilters label="혜택 좁히기">
        <SearchField
          label="이름이나 코드"
          value={typed}
          onChange={(search) => {
            first();
            void type(search);
          }}
        />
      </ListFilters>
      <Tabs
        label="혜택 상태"
        value={state}
        onChange={choose}
        tabs={BENEFIT_LISTS.map((value) => ({
          value,
          label: BENEFIT_STATE_LABELS[value],
          panel: value === state ? <Rows filter={filter} page={page} turn={turn} benefits={benefits} /> : null,
        }))}
      />
    </>
  );
}

const NOBODY: Readonly<Record<BenefitList, { title: string; reason: string }>> = {
  RUNNING: { title: "지금 쓸 수 있는 혜택이 없어요", reason: "쿠폰을 만들면 바로 쓸 수 있어요." },
  COMING: { title: "시작을 기다리는 혜택이 없어요", reason: "시작하는 날을 앞으로 잡으면 여기에 나와요." },
  ENDED: { title: "끝난 혜택이 없어요", reason: "기한이 지난 혜택이 여기에 모여요." },
};

type RowsProps = {
  filter: BenefitFilter;
  page: number;
  turn: (page: number) => void;
  benefits: ReturnType<typeof useBenefits>;
};

function Rows({ filter, page, turn, benefits: { data, error, refetch } }: RowsProps) {
  const { state, search } = filter;
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} what="혜택을" />;
  if (!data) return <RowsSkeleton />;
  if (data.content.length === 0 && page > 0) return <PastEnd onFirst={() => turn(0)} />;
  if (data.content.length === 0 && search) {
    return <EmptyState className="py-12" title="맞는 혜택이 없어요" reason="이름이나 코드의 일부만 적어도 찾아요." />;
  }
  if (data.content.length === 0) {
    return (
      <EmptyState
        className="py-12"
        {...NOBODY[state]}
        action={
          <ButtonLink href="/operator/benefits/new" linkAs={Link} variant="secondary">
            쿠폰 만들기
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul className="border-t border-line">
        {data.content.map((benefit) => (
          <Row key={benefit.id} benefit={benefit} />
        ))}
      </ul>
      <PageButtons page={page} isLast={(page + 1) * PAGE_SIZE >= data.totalElements} onPage={turn} />
      <div className="mt-5">
        <CsvButton
          name={`${BENEFIT_STATE_LABELS[state]} 혜택`}
          read={(reason) => readCsv("BENEFITS", reason, readBenefits(filter), FILE)}
        />
      </div>
    </>
  );
}

const FILE: CsvColumns<BenefitSetting> = [
  ["이름", ({ name }) => name],
  ["코드", ({ code }) => code],
  ["혜택", giftText],
  ["시작", ({ startAt }) => startAt],
  ["끝", ({ endAt }) => endAt],
  ["쓴 횟수", ({ usedCount }) => usedCount],
  ["쓸 수 있는 횟수", ({ maxUses }) => maxUses],
];

function Row({ benefit }: { benefit: BenefitSetting }) {
  const { id, name, code, state, startAt, endAt } = benefit;
  const now = serverNow();
  const when = state === "COMING" ? `${dayText(startAt, now)}부터` : `${dayText(endAt, now)}까지`;
  return (
    <li className="border-b border-line">
      <Link href={`/operator/benefits/${id}`} className="flex min-h-18 items-center gap-x-4 py-3.5 hover:bg-sand-50">
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-label">{name}</span>
            {code === name ? null : <span className="text-caption text-fg-3">{code}</span>}
            {state === "USED_UP" ? <Badge tone="warn">{BENEFIT_STATE_LABELS.USED_UP}</Badge> : null}
            {benefit.offered ? <Badge tone="brand">모두에게 보여요</Badge> : null}
          </span>
          <span className="num mt-0.5 flex flex-wrap gap-x-3 text-caption text-fg-3">
            <span>{when}</span>
            <span>{usesText(benefit)}</span>
          </span>
        </span>
        <span className="num shrink-0 text-body-sm font-semibold">{giftText(benefit)}</span>
      </Link>
    </li>
  );
}
