import type { KstMonth } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { saveText } from "@pkg/web/platform/browser/save-text";
import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { PAYOUT_ACCOUNT } from "@/lib/own-tutor/payout-account";

export type Earnings = components["schemas"]["TutorEarnings"];
export type PayoutYear = components["schemas"]["PayoutYear"];
export type EarningsLine = Earnings["content"][number];
export type LaterLine = Earnings["later"][number];
export type PayoutAccount = components["schemas"]["PayoutAccount"];
type PayoutAccountRequest = components["schemas"]["PayoutAccountRequest"];

const queryOf = (month: KstMonth | undefined) => ({ params: { query: month ? { month } : {} } });

/** The tutor's earnings in a month, by default the next one to be paid. Previous data stays while it loads. */
export const useEarnings = (month: KstMonth | undefined) =>
  $api.useQuery("get", "/tutors/me/earnings", queryOf(month), { placeholderData: keepPreviousData });

/** What the signed-in tutor was sent in a year. */
export const usePayoutYear = (year: string) =>
  $api.useQuery("get", "/tutors/me/payouts", { params: { query: { year } } }, { placeholderData: keepPreviousData });

/** Saves a month as a file for spreadsheets. */
export const useSaveEarnings = () =>
  $api.useMutation("get", "/tutors/me/earnings/file", { onSuccess: (file) => saveText(file) });

/** Sends a code to the tutor's phone, confirms it, and registers an account. @throws CallError */
export function usePayoutAccountCalls() {
  const client = useQueryClient();
  return {
    sendCode: (phoneNumber: string) => dataOf(api().POST("/phone-verifications", { body: { phoneNumber } })),
    confirm: async (id: string, code: string) => {
      await dataOf(api().POST("/phone-verifications/{id}/verify", { params: { path: { id } }, body: { code } }));
    },
    save: async (body: PayoutAccountRequest) => {
      client.setQueryData(PAYOUT_ACCOUNT.queryKey, await dataOf(api().PUT("/tutors/me/payout-account", { body })));
    },
  };
}
