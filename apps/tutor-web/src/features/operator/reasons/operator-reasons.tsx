"use client";

import { formatKoreanDate } from "@pkg/domain";
import { NativeSelect } from "@pkg/ui/native-select";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorGate, OperatorRefusal } from "../access/operator-gate";
import { CsvButton } from "../list/csv-button";
import { type CsvColumns, onePage, readCsv } from "../list/use-pages";
import { DayFilters, ListFilters } from "../list-search/list-filters";
import { problemAt } from "../list-search/problem-at";
import { ReasonCounts } from "./reason-counts";
import { type Days, daysOf, REASON_PERIOD_LABELS, REASON_PERIODS, type ReasonPeriod } from "./reason-days";
import { type ReasonCount, useReasonCounts } from "./reason-queries";
import { REASON_KIND_LABELS, REASON_KINDS, reasonLabel } from "./reason-text";

const PLACE = {
  period: parseAsStringLiteral(REASON_PERIODS).withDefault("WEEK"),
  from: parseAsString,
  to: parseAsString,
};

/** `/operator/reasons`: why things went wrong, in numbers that lead to their lists. Answers 404 without the OPERATOR role. */
export function OperatorReasons() {
  const [{ period, ...own }, change] = useQueryStates(PLACE, { history: "replace" });
  const days = daysOf(period, own, serverNow());
  const counting = useReasonCounts(days);
  const problem = problemAt("from", counting.error);
  const choose = (next: ReasonPeriod | null) =>
    void change({ period: next, ...(next === "OWN" ? days : { from: null, to: null }) });
  if (isApiError(counting.error, "account", 10003)) return <OperatorRefusal error={counting.error} />;
  return (
    <>
      <PageTitle lead="숫자를 누르면 그 이유로 적힌 것을 볼 수 있어요.">거절·교체 이유</PageTitle>
      <ListFilters label="기간 고르기">
        <NativeSelect
          label="기간"
          value={period}
          onChange={({ target }) => choose(REASON_PERIODS.find((one) => one === target.value) ?? null)}
          options={REASON_PERIODS.map((value) => ({ value, label: REASON_PERIOD_LABELS[value] }))}
        />
        {period === "OWN" ? <DayFilters {...own} onChange={(next) => void change(next)} error={problem} /> : null}
      </ListFilters>
      {problem ? null : (
        <OperatorGate reading={counting} what="이유를">
          {(counts) => <Counts counts={counts} days={days} />}
        </OperatorGate>
      )}
    </>
  );
}

function Counts({ counts, days }: { counts: readonly ReasonCount[]; days: Days }) {
  return (
    <>
      <p className="figures mb-5 text-body-sm text-fg-2">{`${formatKoreanDate(days.from)}부터 ${formatKoreanDate(days.to)}까지`}</p>
      <div className="grid gap-8 lg:grid-cols-2">
        {REASON_KINDS.map((kind) => (
          <ReasonCounts key={kind} kind={kind} counts={counts.filter((one) => one.kind === kind)} days={days} />
        ))}
      </div>
      {counts.length > 0 ? (
        <div className="mt-8">
          <CsvButton
            name={`이유 ${days.from} ${days.to}`}
            read={(reason) => readCsv("REASONS", reason, onePage(counts), FILE)}
          />
        </div>
      ) : null}
    </>
  );
}

const FILE: CsvColumns<ReasonCount> = [
  ["구분", ({ kind }) => REASON_KIND_LABELS[kind]],
  ["이유", reasonLabel],
  ["건수", ({ count }) => count],
];
