import { $api } from "@pkg/web/platform/api/query";

/** Which trials the account's students have had; asked where one is offered or bought, none while that can't be known. */
export function useTakenTrials(isAsked: boolean) {
  const { data } = $api.useQuery("get", "/lessons/orders/trials", undefined, {
    enabled: isAsked,
    meta: { isOptional: true },
  });
  return data?.content ?? [];
}
