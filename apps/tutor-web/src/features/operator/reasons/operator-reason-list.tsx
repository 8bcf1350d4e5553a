"use client";

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
import { DayFilters, ListFilters } from "../list-search/list-filters";
import { problemAt } from "../list-search/problem-at";
import { momentText } from "../words/day-text";
import { personName } from "../words/whom-text";
import { daysOf } from "./reason-days";
import { type ReasonFilter, type ReasonGiven, readReasons, useReasons } from "./reason-queries";
import { REASON_KIND_LABELS, REASON_KINDS, reasonHref, reasonLabel, reasonsOf } from "./reason-text";

const PLACE = {
  kind: parseAsStringLiteral(REASON_KINDS).withDefault("APPLICANT"),
  reason: parseAsString,
  from: parseAsString,
  to: parseAsString,
};

/** `/operator/reasons/list`: what stands behind a number of the reasons. Answers 404 without the OPERATOR role. */
export function OperatorReasonList() {
  const [{ kind, reason, ...own }, change] = useQueryStates(PLACE, { history: "replace" });
  const place = useListSort(["at"]);
  const days = daysOf("OWN", own, serverNow());
  const filter: ReasonFilter = { kind, ...(reason && { reason }), ...days, sort: place.sort, dir: place.dir };
  const reasons = useReasons(filter);
  if (isApiError(reasons.error, "account", 10003)) return <OperatorRefusal error={reasons.error} />;
  const problem = problemAt("from", reasons.error);
  return (
    <>
      <PageTitle lead="고른 기간에 그 이유로 적힌 것이에요.">{REASON_KIND_LABELS[kind]}</PageTitle>
      <ListFilters label="이유 좁히기">
        <NativeSelect
          label="구분"
          value={kind}
          onChange={({ target }) =>
            void change({ kind: REASON_KINDS.find((one) => one === target.value) ?? null, reason: null })
          }
          options={REASON_KINDS.map((value) => ({ value, label: REASON_KIND_LABELS[value] }))}
        />
        <NativeSelect
          label="이유"
          value={reason ?? ""}
          onChange={({ target }) => void change({ reason: target.value || null })}
          options={[{ value: "", label: "모두" }, ...reasonsOf(kind)]}
        />
        <DayFilters {...own} onChange={(next) => void change(next)} error={problem} />
      </ListFilters>
      {problem ? null : (
        <DeskList
          reading={reasons}
          what="이유를"
          none={{ title: "이 기간에는 없어요", reason: "기간이나 이유를 바꿔 보세요." }}
          csv={{
            name: `${REASON_KIND_LABELS[kind]} ${days.from} ${days.to}`,
            read: (why) => readCsv("REASONS", why, readReasons(filter), FILE),
          }}
        >
          {(rows) => (
            <DeskTable
              caption={REASON_KIND_LABELS[kind]}
              name={{ label: "누구", text: personName, below: belowOf }}
              columns={COLUMNS}
              rows={rows}
              idOf={({ id }) => id}
              hrefOf={reasonHref}
              place={place}
            />
          )}
        </DeskList>
      )}
    </>
  );
}

function belowOf(row: ReasonGiven) {
  return (
    <>
      <span>{row.about}</span>
      <span>{momentText(row.at, serverNow())}</span>
    </>
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<ReasonGiven, "at">> = [
  { label: "대상", cell: ({ about }) => about || "-", wideOnly: true },
  { label: "이유", cell: reasonLabel },
  { label: "적은 말", cell: ({ note }) => <span className="wrap-anywhere">{note || "-"}</span>, wideOnly: true },
  { label: "때", cell: ({ at }) => momentText(at, serverNow()), wideOnly: true, sort: "at" },
];

const FILE: CsvColumns<ReasonGiven> = [
  ["누구", personName],
  ["대상", ({ about }) => about],
  ["이유", reasonLabel],
  ["적은 말", ({ note }) => note],
  ["때", ({ at }) => at],
];
