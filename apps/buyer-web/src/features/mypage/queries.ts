import { api, dataOf } from "@pkg/web/platform/api/api";
import { useSwitchScope } from "@pkg/web/platform/session/switched-student";
import { useQuery } from "@tanstack/react-query";

/** The latest order of the selected student, or of all; null without one. */
export function useLatestOrder() {
  const scope = useSwitchScope();
  return useQuery({
    queryKey: ["orders", "latest", scope],
    queryFn: async () => {
      const query = { page: 0, size: 1 };
      return (await dataOf(api().GET("/orders", { params: { query } }))).content[0] ?? null;
    },
  });
}

/** The default payment method; null without one. */
export function useDefaultPayment() {
  return useQuery({
    queryKey: ["stored-payments", "default"],
    queryFn: async () => {
      const { payments } = await dataOf(api().GET("/users/me/payments"));
      return payments.find(({ isDefault }) => isDefault) ?? payments[0] ?? null;
    },
  });
}

/** The next renewal; null without one. */
export function useNextRenewal() {
  const scope = useSwitchScope();
  return useQuery({
    queryKey: ["order-schedules", "next", scope],
    queryFn: async () => {
      const { content } = await dataOf(api().GET("/users/me/order-schedules"));
      return content.find(({ status }) => status === "ACTIVE") ?? null;
    },
  });
}
