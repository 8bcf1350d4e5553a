"use client";

import { formatWon, ORDER_STATUS_LABELS, ORDER_STATUSES, PAYMENT_METHOD_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { isApiError } from "@pkg/web/platform/api/api";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { PageTitle } from "@pkg/web/platform/page/page-title";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { OperatorRefusal } from "../access/operator-gate";
import { DeskList } from "../list/desk-list";
import { type DeskColumn, DeskTable } from "../list/desk-table";
import { type CsvColumns, readCsv } from "../list/use-pages";
import { momentText } from "../words/day-text";
import { personName } from "../words/whom-text";
import { type MoneyOrderSummary, type OrderFilter, readMoneyOrders, useMoneyOrders } from "./money-queries";
import { ORDER_TONES } from "./money-text";
import { OrderFilterForm } from "./order-filter";

const PLACE = {
  status: parseAsStringLiteral(ORDER_STATUSES),
  from: parseAsString,
  to: parseAsString,
  search: parseAsString,
};

/** `/operator/money/orders`: every payment, those that are uncertain first. Answers 404 without the FINANCE role. */
export function OperatorMoneyOrders() {
  const [place, change] = useQueryStates(PLACE, { history: "replace" });
  const filter: OrderFilter = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== null));
  const orders = useMoneyOrders(filter);
  if (isApiError(orders.error, "account", 10003)) return <OperatorRefusal error={orders.error} />;
  return (
    <>
      <PageTitle lead="확인 중인 결제가 맨 위에 있고, 그다음은 새 주문부터예요.">결제</PageTitle>
      <OrderFilterForm filter={filter} onChange={(next) => void change(next)} />
      <DeskList
        reading={orders}
        what="결제를"
        none={{ title: "맞는 결제가 없어요", reason: "기간이나 찾는 말을 바꿔 보세요." }}
        csv={{ name: "결제 목록", read: (reason) => readCsv("ORDERS", reason, readMoneyOrders(filter), FILE) }}
      >
        {(rows) => (
          <DeskTable
            caption="결제 목록"
            name={{ label: "주문", text: (row) => row.orderName, below: belowOf }}
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

const buyerText = (row: MoneyOrderSummary) => personName({ name: row.buyerName });

function belowOf(row: MoneyOrderSummary) {
  return (
    <>
      <span>{buyerText(row)}</span>
      <span>{momentText(row.createdAt, serverNow())}</span>
      <span>{formatWon(row.amount)}</span>
      {row.refundedAmount > 0 ? <span>{`환불 ${formatWon(row.refundedAmount)}`}</span> : null}
    </>
  );
}

const COLUMNS: ReadonlyArray<DeskColumn<MoneyOrderSummary>> = [
  { label: "주문 번호", cell: (row) => <span className="num">{row.merchantUid}</span>, wideOnly: true },
  { label: "구매자", cell: buyerText, wideOnly: true },
  { label: "학생", cell: (row) => row.studentName, wideOnly: true },
  { label: "주문 일시", cell: (row) => momentText(row.createdAt, serverNow()), wideOnly: true },
  {
    label: "수단",
    cell: (row) => `${PAYMENT_METHOD_LABELS[row.paymentMethod]}${row.isRenewal ? " · 정기" : ""}`,
    wideOnly: true,
  },
  {
    label: "상태",
    cell: (row) => <Badge tone={ORDER_TONES[row.status]}>{ORDER_STATUS_LABELS[row.status]}</Badge>,
  },
  {
    label: "금액",
    align: "right",
    cell: (row) => (
      <>
        {formatWon(row.amount)}
        {row.refundedAmount > 0 ? (
          <span className="block text-caption text-fg-3">{`환불 ${formatWon(row.refundedAmount)}`}</span>
        ) : null}
      </>
    ),
    wideOnly: true,
  },
];

const FILE: CsvColumns<MoneyOrderSummary> = [
  ["주문 번호", ({ merchantUid }) => merchantUid],
  ["상품", ({ orderName }) => orderName],
  ["구매자", buyerText],
  ["학생", ({ studentName }) => studentName],
  ["주문 일시", ({ createdAt }) => createdAt],
  ["수단", ({ paymentMethod }) => PAYMENT_METHOD_LABELS[paymentMethod]],
  ["정기 결제", ({ isRenewal }) => (isRenewal ? "예" : "아니요")],
  ["상태", ({ status }) => ORDER_STATUS_LABELS[status]],
  ["금액", ({ amount }) => amount],
  ["환불 금액", ({ refundedAmount }) => refundedAmount],
];
