import { formatKoreanDate, formatWon, payMonthsText } from "@pkg/domain";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useQuery } from "@tanstack/react-query";

export const PAYOUT_ACCOUNT = $api.queryOptions("get", "/tutors/me/payout-account");

/** Where the signed-in tutor is paid. */
export const usePayoutAccount = () => useQuery(PAYOUT_ACCOUNT);

type Awaiting = NonNullable<components["schemas"]["PayoutAccount"]["awaiting"]>;

/** What waits for an account, and by when it comes once there is one. */
export const awaitingText = ({ months, lessons, net, payDay }: Awaiting): string =>
  `${payMonthsText(months)} 수업료 ${formatWon(net)}(수업 ${lessons}회)을 정산하지 못했어요. 계좌를 등록하면 ${formatKoreanDate(payDay, { now: serverNow() })}까지 보내 드려요.`;
