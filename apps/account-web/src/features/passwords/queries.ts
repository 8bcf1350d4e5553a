import { LOGIN_PROVIDER_LABELS } from "@pkg/domain";
import { toast } from "@pkg/ui/toast";
import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FRESH } from "@/lib/account-query";
import { isLinkOver } from "@/lib/credentials/password-problem";

export type ResetWay = components["schemas"]["ResetWays"]["ways"][number];

const waysOf = (token: string) => $api.queryOptions("post", "/auth/reset-password/ways", { body: { token } });

/** What else opens the account whose password a mailed link has set. A link that is over is not asked again. */
export const useResetWays = (token: string) => useQuery({ ...waysOf(token), ...FRESH, retry: false });

/** Cuts one of them, and logs all devices out. */
export function useCutWay(token: string) {
  const client = useQueryClient();
  const { queryKey } = waysOf(token);
  return $api.useMutation("post", "/auth/reset-password/ways/cut", {
    onSuccess: (left, { body }) => {
      client.setQueryData(queryKey, left);
      toast(`${LOGIN_PROVIDER_LABELS[body.provider]} 연결을 끊고 모든 기기에서 로그아웃했어요.`);
    },
    onError: (error) => (isLinkOver(error) ? client.resetQueries({ queryKey }) : reactTo(error)),
  });
}
