import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { saveText } from "@pkg/web/platform/browser/save-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReadPage, usePages } from "../list/use-pages";

export type PayoutDesk = components["schemas"]["PayoutDesk"];
export type PayoutPreview = NonNullable<PayoutDesk["preview"]>;
export type Payout = components["schemas"]["PayoutPage"]["content"][number];
type PayoutChange = components["schemas"]["PayoutChange"];

/** What the list of payouts is narrowed to; left out: everything. */
export interface PayoutFilter {
  readonly month?: string;
  readonly status?: Payout["status"];
  readonly search?: string;
}

const PAYOUTS = readsOf("/operator/payouts");

/** What there is to run, to transfer and to settle. */
export const usePayoutDesk = () => $api.useQuery("get", "/operator/payouts");

export const readPayouts =
  (filter: PayoutFilter): ReadPage<Payout> =>
  (cursor) =>
    dataOf(api().GET("/operator/payouts/list", { params: { query: { ...filter, ...cursor } } }));

/** Payouts page by page, the newest run first. */
export const usePayouts = (filter: PayoutFilter) => usePages("/operator/payouts/list", filter, readPayouts(filter));

/** Whatever came of it, somebody else may have been faster: everything is read anew. */
function useAct<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries(PAYOUTS) });
}

/** Runs a month whose sum (won before tax) was seen. */
export const useRunPayouts = () =>
  useAct((body: { month: string; gross: number }) => dataOf(api().POST("/operator/payouts/runs", { body })));

const takeFile = async (id: string) =>
  saveText(await dataOf(api().GET("/operator/payouts/files/{id}", { params: { path: { id } } })));

/** Makes a file of what waits, and saves it. */
export const useMakeTransferFile = () =>
  useAct(async () => {
    const file = await dataOf(api().POST("/operator/payouts/files"));
    await takeFile(file.id);
    return file;
  });

/** Saves a file once more. */
export const useTakeTransferFile = () => useAct(takeFile);

/** Marks all of a file as paid. */
export const useSettleFile = () =>
  useAct((id: string) => dataOf(api().POST("/operator/payouts/files/{id}/paid", { params: { path: { id } } })));

/** Notes what the bank did with one payout, or readies it again. */
export const useSettlePayout = () =>
  useAct(({ id, change }: { id: string; change: PayoutChange }) =>
    dataOf(api().POST("/operator/payouts/{id}", { params: { path: { id } }, body: change })),
  );
