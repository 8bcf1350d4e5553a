import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useReadAgain } from "@pkg/web/platform/api/use-read-again";
import { saveText } from "@pkg/web/platform/browser/save-text";
import { type ReadPage, usePages } from "../list/use-pages";

export type PayoutDesk = components["schemas"]["PayoutDesk"];
export type PayoutPreview = NonNullable<PayoutDesk["preview"]>;
export type Payout = components["schemas"]["PayoutPage"]["content"][number];

/** What the list of payouts is narrowed to; left out: everything. */
export interface PayoutFilter {
  readonly month?: string;
  readonly status?: Payout["status"];
  readonly search?: string;
}

/** What there is to run, to transfer and to settle. */
export const usePayoutDesk = () => $api.useQuery("get", "/operator/payouts");

export const readPayouts =
  (filter: PayoutFilter): ReadPage<Payout> =>
  (cursor) =>
    dataOf(api().GET("/operator/payouts/list", { params: { query: { ...filter, ...cursor } } }));

/** Payouts page by page, the newest run first. */
export const usePayouts = (filter: PayoutFilter) => usePages("/operator/payouts/list", filter, readPayouts(filter));

/** Whatever came of it, somebody else may have been faster: everything is read anew. */
const useAnew = () => useReadAgain(readsOf("/operator/payouts"));

/** Runs a month whose sum (won before tax) was seen. */
export const useRunPayouts = () => $api.useMutation("post", "/operator/payouts/runs", { onSettled: useAnew() });

/** Makes a file of what waits, and saves it. */
export function useMakeTransferFile() {
  const take = useTakeTransferFile();
  return $api.useMutation("post", "/operator/payouts/files", {
    onSuccess: ({ id }) => take.mutateAsync({ params: { path: { id } } }),
    onSettled: useAnew(),
  });
}

/** Saves a file once more. */
export const useTakeTransferFile = () =>
  $api.useMutation("get", "/operator/payouts/files/{id}", {
    onSuccess: (file) => saveText(file),
    onSettled: useAnew(),
  });

/** Marks all of a file as paid. */
export const useSettleFile = () =>
  $api.useMutation("post", "/operator/payouts/files/{id}/paid", { onSettled: useAnew() });

/** Notes what the bank did with one payout, or readies it again. */
export const useSettlePayout = () => $api.useMutation("post", "/operator/payouts/{id}", { onSettled: useAnew() });
