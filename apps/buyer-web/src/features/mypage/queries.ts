import { $api } from "@pkg/web/platform/api/query";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";

/** The latest order of the selected student, or of all; null without one. */
export function useLatestOrder() {
  const scope = useSwitchScope();
  const of = { params: { query: { page: 0, size: 1 } }, scope };
  return $api.useQuery("get", "/orders", of, { select: ({ content }) => content[0] ?? null });
}

/** The next renewal; null without one. */
export function useNextRenewal() {
  const scope = useSwitchScope();
  return $api.useQuery(
    "get",
    "/users/me/order-schedules",
    { scope },
    { select: ({ content }) => content.find(({ status }) => status === "ACTIVE") ?? null },
  );
}
