import { api, dataOf } from "@pkg/web/platform/api/api";
import { useQuery } from "@tanstack/react-query";

export const PAYOUT_ACCOUNT_KEY = ["payout-account"] as const;

/** Where the signed-in tutor is paid. */
export function usePayoutAccount() {
  return useQuery({ queryKey: PAYOUT_ACCOUNT_KEY, queryFn: () => dataOf(api().GET("/tutors/me/payout-account")) });
}
