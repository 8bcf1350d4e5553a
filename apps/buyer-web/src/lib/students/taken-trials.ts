import { $api } from "@pkg/web/platform/api/query";

/** The trials that the account's students have had; empty while they can't be read. */
export function useTakenTrials(isAsked: boolean) {
  const { data } = $api.useQuery("get", "/lessons/orders/trials", undefined, {
    enabled: isAsked,
    meta: { isOptional: true },
  });
  return data?.content ?? [];
}
