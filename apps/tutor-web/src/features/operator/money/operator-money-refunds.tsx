"use client";

import { formatWon, REFUND_REQUESTER_LABELS, REFUND_STATUS_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Tabs } from "@pkg/ui/tabs";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { momentText } from "../words/day-text";
import { personName } from "../words/whom-text";
import { type MoneyRefund, REFUND_LISTS, type RefundList, readMoneyRefunds, useMoneyRefunds } from "./money-queries";
import { REFUND_TONES } from "./money-text";

const LIST_LABELS: Readonly<Record<RefundList, string>> = { OPEN: "진행 중", FAILED: "실패", DONE: "완료" };
const NONE: Readonly<Record<RefundList, { title: string; reason: string }>> = {
  OPEN: { title: "진행 중인 환불이 없어요", reason: "환불을 요청하면 여기에 나와요." },
  FAILED: { title: "실패한 환불이 없어요", reason: "결제사가 거절한 환불이 여기에 모여요." },
  DONE: { title: "끝난 환불이 없어요", reason: "돌려준 환불이 여기에 모여요." },
};

/** `/operator/money/refunds`: refunds by where they stand, uncertain ones first. Answers 404 without the FINANCE role. */
export function OperatorMoneyRefunds() {
  const [list, choose] = useQueryState("list", parseAsStringLiteral(REFUND_LISTS).withDefault("OPEN"));
  const refunds = useMoneyRefunds(list);
  if (isApiError(refunds.error, "account", 10003)) return <OperatorRefusal error={refunds.error} />;
  const panel = (
    <DeskList
      reading={refunds}
      what="환불을"
      none={NONE[list]}
      csv={{
        name: `환불-${LIST_LABELS[list]}`,
        read: (reason) => readCsv("REFUNDS", reason, readMoneyRefunds(list), FILE),
      }}
    >
      {(rows) => (
        <DeskTable
          caption={`환불 ${LIST_LABELS[list]}`}
          name={{ label: "주문", text: (row) => row.orderName, below: belowOf }}
          columns={COLUMNS}
          rows={rows}
          idOf={(row) => row.id}
          hrefOf={(row) => `/operator/money/orders/${row.merchantUid}`}
        />
      )}
    </DeskList>
  );
  return (
    <>
      <PageTitle lead="확인 중인 환불은 결제사의 답을 기다려요. 다시 보내지 않아도 돼요.">환불</PageTitle>
      <Tabs
        label="환불 상태"
        value={list}
        onChange={(next) => void choose(next)}
        tabs={REFUND_LISTS.map((value) => ({
          value,
          label: LIST_LABELS[value],
          panel: value === list ? panel : null,
        }))}
      />
    </>
  );
}

const buyerText = (row: MoneyRefund) => personName({ name: row.buyerName });

function belowOf(row: MoneyRefund) {
  return (
    <>
      <span>{buyerText(row)}</span>
      <span>{momentText(row.createdAt, serverNow())}</span>
      {row.failureMessage ? <span>{row.failureMessage}</span> : null}
    </>
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<MoneyRefund>> = [
  { label: "구매자", cell: buyerText, wideOnly: true },
  { label: "요청 일시", cell: (row) => momentText(row.createdAt, serverNow()), wideOnly: true },
  { label: "요청", cell: (row) => REFUND_REQUESTER_LABELS[row.requestedBy], wideOnly: true },
  { label: "이유", cell: (row) => row.failureMessage ?? row.reason, wideOnly: true },
  {
    label: "상태",
    cell: (row) => <Badge tone={REFUND_TONES[row.status]}>{REFUND_STATUS_LABELS[row.status]}</Badge>,
  },
  { label: "금액", align: "right", cell: (row) => formatWon(row.amount) },
];

const FILE: CsvColumns<MoneyRefund> = [
  ["주문 번호", ({ merchantUid }) => merchantUid],
  ["상품", ({ orderName }) => orderName],
  ["구매자", buyerText],
  ["요청 일시", ({ createdAt }) => createdAt],
  ["요청", ({ requestedBy }) => REFUND_REQUESTER_LABELS[requestedBy]],
  ["이유", ({ reason }) => reason],
  ["상태", ({ status }) => REFUND_STATUS_LABELS[status]],
  ["실패한 이유", ({ failureMessage }) => failureMessage],
  ["돌려준 때", ({ doneAt }) => doneAt],
  ["금액", ({ amount }) => amount],
];
