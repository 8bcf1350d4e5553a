import { $api } from "@pkg/web/platform/api/query";
import { useQuery } from "@tanstack/react-query";

export const PAYOUT_ACCOUNT = $api.queryOptions("get", "/tutors/me/payout-account");

/** Where the signed-in tutor is paid. */
export const usePayoutAccount = () => useQuery(PAYOUT_ACCOUNT);
