"use client";

import { formatKoreanDate, formatWon } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { NativeSelect } from "@pkg/ui/native-select";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { ListFilters } from "../list-search/list-filters";
import { PERIOD_LABELS, PERIOD_TONES } from "../schedules/schedule-text";
import { momentText } from "../words/day-text";
import { personName } from "../words/whom-text";
import { FAILING_STATUSES, type FailingPeriod, readFailingPeriods, useFailingPeriods } from "./money-queries";

/** `/operator/money/periods`: renewals whose charge was refused, with the reason. Answers 404 without the FINANCE role. */
export function OperatorMoneyPeriods() {
  const [status, narrow] = useQueryState("status", parseAsStringLiteral(FAILING_STATUSES));
  const filter = status === null ? {} : { status };
  const periods = useFailingPeriods(filter);
  if (isApiError(periods.error, "account", 10003)) return <OperatorRefusal error={periods.error} />;
  return (
    <>
      <PageTitle lead="거절된 정기 결제예요. 이미 결제한 수업은 그대로 이어져요.">실패한 정기 결제</PageTitle>
      <ListFilters label="실패한 정기 결제 좁히기">
        <NativeSelect
          label="상태"
          value={status ?? ""}
          onChange={({ target }) => void narrow(FAILING_STATUSES.find((one) => one === target.value) ?? null)}
          options={[
            { value: "", label: "모두" },
            ...FAILING_STATUSES.map((value) => ({ value, label: PERIOD_LABELS[value] })),
          ]}
        />
      </ListFilters>
      <DeskList
        reading={periods}
        what="정기 결제를"
        none={{ title: "실패한 정기 결제가 없어요", reason: "카드사가 거절하면 이유와 함께 여기에 나와요." }}
        csv={{
          name: "실패한 정기 결제",
          read: (reason) => readCsv("PERIODS", reason, readFailingPeriods(filter), FILE),
        }}
      >
        {(rows) => (
          <DeskTable
            caption="실패한 정기 결제"
            name={{ label: "수업", text: (row) => `${row.orderName} ${row.number}회차`, below: belowOf }}
            columns={COLUMNS}
            rows={rows}
            idOf={(row) => row.id}
            hrefOf={(row) => `/operator/money/orders/${row.merchantUid}`}
          />
        )}
      </DeskList>
    </>
  );
}

const buyerText = (row: FailingPeriod) => personName({ name: row.buyerName });
const reasonText = (row: FailingPeriod) => row.failureMessage ?? row.failureCode ?? "";
const nextText = (row: FailingPeriod) =>
  row.status === "RETRYING" ? momentText(row.nextAttemptAt, serverNow()) : "새 결제 수단을 기다려요";

function belowOf(row: FailingPeriod) {
  return (
    <>
      <span>{buyerText(row)}</span>
      <span>{reasonText(row)}</span>
      <span>{nextText(row)}</span>
    </>
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<FailingPeriod>> = [
  { label: "구매자", cell: buyerText, wideOnly: true },
  { label: "결제일", cell: (row) => formatKoreanDate(row.dueOn), wideOnly: true },
  { label: "이유", cell: reasonText, wideOnly: true },
  { label: "시도", cell: (row) => <span className="num">{`${row.failures}번`}</span>, wideOnly: true },
  { label: "다음 시도", cell: nextText, wideOnly: true },
  { label: "상태", cell: (row) => <Badge tone={PERIOD_TONES[row.status]}>{PERIOD_LABELS[row.status]}</Badge> },
  { label: "금액", align: "right", cell: (row) => formatWon(row.amount) },
];

const FILE: CsvColumns<FailingPeriod> = [
  ["주문 번호", ({ merchantUid }) => merchantUid],
  ["상품", ({ orderName }) => orderName],
  ["회차", ({ number }) => number],
  ["구매자", buyerText],
  ["결제일", ({ dueOn }) => dueOn],
  ["이유", reasonText],
  ["시도", ({ failures }) => failures],
  ["다음 시도", ({ status, nextAttemptAt }) => (status === "RETRYING" ? nextAttemptAt : null)],
  ["상태", ({ status }) => PERIOD_LABELS[status]],
  ["금액", ({ amount }) => amount],
];
