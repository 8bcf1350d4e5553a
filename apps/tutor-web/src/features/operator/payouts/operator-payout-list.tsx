"use client";

import { formatWon, PAYOUT_STATUS_LABELS, PAYOUT_STATUSES } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Badge } from "@pkg/ui/badge";
import { NativeSelect } from "@pkg/ui/native-select";
import { TextField } from "@pkg/ui/text-field";
import { isApiError } from "@pkg/web/platform/api/api";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import Link from "next/link";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { ListFilters } from "../list-search/list-filters";
import { useSettled } from "../list-search/use-settled";
import { phoneEndText } from "../words/whom-text";
import { PayoutActs } from "./payout-acts";
import { type Payout, readPayouts, usePayouts } from "./payout-queries";
import { monthText, payoutBadge, targetText } from "./payout-text";

const FILTERS = {
  month: parseAsString,
  status: parseAsStringLiteral(PAYOUT_STATUSES),
  search: parseAsString,
};
const STATUSES = PAYOUT_STATUSES.map((value) => ({ value, label: PAYOUT_STATUS_LABELS[value] }));
const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** `/operator/money/payouts/list`: every payout, with what the bank did. Answers 404 without the FINANCE role. */
export function OperatorPayoutList() {
  const [{ month, status, search }, change] = useQueryStates(FILTERS, { history: "replace" });
  const settled = useSettled(search ?? "", 300);
  const filter = {
    ...(month && isMonth(month) ? { month } : {}),
    ...(status ? { status } : {}),
    ...(settled.trim() ? { search: settled.trim() } : {}),
  };
  const payouts = usePayouts(filter);
  if (isApiError(payouts.error, "account", 10003)) return <OperatorRefusal error={payouts.error} />;
  return (
    <>
      <BackLink href="/operator/money/payouts" linkAs={Link}>
        선생님 지급
      </BackLink>
      <PageTitle lead="은행에서 실패한 이체는 여기에서 이유와 함께 남겨요.">지급 목록</PageTitle>
      <ListFilters label="지급 좁히기">
        <TextField
          label="달"
          type="month"
          value={month ?? ""}
          onChange={({ target }) => void change({ month: target.value || null })}
        />
        <NativeSelect
          label="상태"
          value={status ?? ""}
          options={[{ value: "", label: "모두" }, ...STATUSES]}
          onChange={({ target }) =>
            void change({ status: PAYOUT_STATUSES.find((one) => one === target.value) ?? null })
          }
        />
        <TextField
          label="선생님 이름"
          value={search ?? ""}
          maxLength={20}
          onChange={({ target }) => void change({ search: target.value || null })}
        />
      </ListFilters>
      <DeskList
        reading={payouts}
        what="지급을"
        none={{ title: "지급이 없어요", reason: "달을 확정하면 선생님마다 한 건씩 나와요." }}
        csv={{ name: "지급", read: (reason) => readCsv("PAYOUTS", reason, readPayouts(filter), FILE) }}
      >
        {(rows) => (
          <DeskTable
            caption="지급"
            name={{ label: "선생님", text: nameOf, below: belowOf }}
            columns={COLUMNS}
            rows={rows}
            idOf={(row) => row.id}
          />
        )}
      </DeskList>
    </>
  );
}

function nameOf({ tutorName, phoneEnd }: Payout) {
  return (
    <>
      {tutorName}
      {phoneEnd ? (
        <span className="num ml-1.5 text-caption font-normal text-fg-3">{phoneEndText(phoneEnd)}</span>
      ) : null}
    </>
  );
}

function belowOf(row: Payout) {
  return (
    <>
      <span>{monthText(row.month)}</span>
      <span>{targetText(row)}</span>
      {row.failureReason ? <span>{row.failureReason}</span> : null}
    </>
  );
}

function PayoutBadge({ payout }: { payout: Payout }) {
  const { label, tone } = payoutBadge(payout);
  return <Badge tone={tone}>{label}</Badge>;
}

const COLUMNS: ReadonlyArray<DeskColumn<Payout>> = [
  { label: "달", cell: (row) => monthText(row.month), wideOnly: true },
  { label: "수업", cell: (row) => <span className="num">{`${row.lessons}회`}</span>, wideOnly: true },
  { label: "수업료", align: "right", cell: (row) => formatWon(row.gross), wideOnly: true },
  { label: "원천징수", align: "right", cell: (row) => formatWon(row.tax), wideOnly: true },
  { label: "계좌", cell: targetText, wideOnly: true },
  {
    label: "상태",
    cell: (row) => (
      <>
        <PayoutBadge payout={row} />
        {row.failureReason ? <p className="mt-1 text-caption text-fg-3 max-lg:hidden">{row.failureReason}</p> : null}
      </>
    ),
  },
  { label: "지급액", align: "right", cell: (row) => formatWon(row.net) },
  { label: "처리", isAct: true, cell: (row) => <PayoutActs payout={row} /> },
];

const FILE: CsvColumns<Payout> = [
  ["선생님", ({ tutorName }) => tutorName],
  ["휴대폰 끝", ({ phoneEnd }) => phoneEnd],
  ["달", ({ month }) => month],
  ["수업", ({ lessons }) => lessons],
  ["수업료", ({ gross }) => gross],
  ["원천징수", ({ tax }) => tax],
  ["지급액", ({ net }) => net],
  ["계좌", targetText],
  ["상태", ({ status }) => PAYOUT_STATUS_LABELS[status]],
  ["실패한 이유", ({ failureReason }) => failureReason],
];
