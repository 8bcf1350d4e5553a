import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { keepPreviousData } from "@tanstack/react-query";
import { AUDITED } from "../audited";
import { type ReadPage, usePages } from "../list/use-pages";

export type MoneyOverview = components["schemas"]["MoneyOverview"];
export type MoneyOrderSummary = components["schemas"]["MoneyOrderSummary"];
export type MoneyOrder = components["schemas"]["MoneyOrder"];
export type MoneyRefund = components["schemas"]["MoneyRefund"];
export type FailingPeriod = components["schemas"]["FailingPeriod"];
export type Reconciliation = components["schemas"]["Reconciliation"];

export const REFUND_LISTS = ["OPEN", "FAILED", "DONE"] as const;
export type RefundList = (typeof REFUND_LISTS)[number];
export const EXPORT_KINDS = ["PAYMENTS", "REFUNDS", "PAYOUTS"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** What the list of orders is narrowed to; left out: everything. */
export interface OrderFilter {
  readonly status?: MoneyOrderSummary["status"];
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
}

export const MONEY = readsOf("/operator/money");

/** Today's sums, and what somebody has to look at. */
export const useMoneyOverview = () => $api.useQuery("get", "/operator/money");

export const readMoneyOrders =
  (filter: OrderFilter): ReadPage<MoneyOrderSummary> =>
  (cursor) =>
    dataOf(api().GET("/operator/money/orders", { params: { query: { ...filter, ...cursor } } }));

/** Orders page by page, those whose payment is uncertain first. */
export const useMoneyOrders = (filter: OrderFilter) =>
  usePages("/operator/money/orders", filter, readMoneyOrders(filter));

export const readMoneyRefunds =
  (list: RefundList): ReadPage<MoneyRefund> =>
  (cursor) =>
    dataOf(api().GET("/operator/money/refunds", { params: { query: { list, ...cursor } } }));

/** Refunds page by page, the uncertain ones first. */
export const useMoneyRefunds = (list: RefundList) =>
  usePages("/operator/money/refunds", { list }, readMoneyRefunds(list));

export const FAILING_STATUSES = ["RETRYING", "PAUSED"] as const;
export interface PeriodFilter {
  readonly status?: (typeof FAILING_STATUSES)[number];
}

export const readFailingPeriods =
  (filter: PeriodFilter): ReadPage<FailingPeriod> =>
  (cursor) =>
    dataOf(api().GET("/operator/money/periods", { params: { query: { ...filter, ...cursor } } }));

/** Renewals whose charge was refused, page by page. */
export const useFailingPeriods = (filter: PeriodFilter) =>
  usePages("/operator/money/periods", filter, readFailingPeriods(filter));

/** Everything about the money of one order. */
export const useMoneyOrder = (merchantUid: string) =>
  $api.useQuery("get", "/operator/money/orders/{merchantUid}", { params: { path: { merchantUid } } }, AUDITED);

export type StaffQuote = components["schemas"]["RefundQuote"];
export type PeriodAct = components["schemas"]["PeriodChange"]["act"];

/** What the rule gives back when these courses end. The quote before stays until the new one is there. */
export function useStaffQuote(merchantUid: string, chosen: readonly string[]) {
  const orderItemIds = chosen.length > 0 ? chosen.join(",") : "NONE";
  return $api.useQuery(
    "get",
    "/operator/money/orders/{merchantUid}/refund-quote",
    { params: { path: { merchantUid }, query: { orderItemIds } } },
    { placeholderData: keepPreviousData },
  );
}

/** Gives money of an order back; the same key again changes nothing. */
export const useRefundOrder = () =>
  $api.useMutation("post", "/operator/money/orders/{merchantUid}/refunds", { onSettled: useReadAgain(MONEY) });

/** Sends a refund once more that the provider refused. */
export const useRefundAgain = () =>
  $api.useMutation("post", "/operator/money/refunds/{id}/again", { onSettled: useReadAgain(MONEY) });

/** Mails the receipt of an order to its buyer once more. */
export const useReceiptAgain = () =>
  $api.useMutation("post", "/operator/money/orders/{merchantUid}/receipt", { onSettled: useReadAgain(MONEY) });

/** Charges a refused renewal now, pauses it, or leaves it out. */
export const useChangePeriod = () =>
  $api.useMutation("post", "/operator/money/periods/{id}", { onSettled: useReadAgain(MONEY) });

/** The comparisons with the provider's list page by page, the latest day first. */
export const readReconciliations: ReadPage<Reconciliation> = (cursor) =>
  dataOf(api().GET("/operator/money/reconciliations", { params: { query: cursor } }));

export const useReconciliations = () => usePages("/operator/money/reconciliations", {}, readReconciliations);

/** Compares one day now. A failure is kept for the day, too. */
export const useCheckDay = () =>
  $api.useMutation("post", "/operator/money/reconciliations", { onSettled: useReadAgain(MONEY) });

/** The payments or refunds of some days as one CSV file. */
export async function readMoneyFile(kind: ExportKind, from: string, to: string): Promise<string> {
  let text = "";
  let cursor: string | null = null;
  do {
    const query: { kind: ExportKind; from: string; to: string; cursor?: string } = { kind, from, to };
    if (cursor) query.cursor = cursor;
    const part: components["schemas"]["MoneyExport"] = await dataOf(
      api().GET("/operator/money/export", { params: { query } }),
    );
    text += part.csv;
    cursor = part.nextCursor;
  } while (cursor);
  return text;
}
