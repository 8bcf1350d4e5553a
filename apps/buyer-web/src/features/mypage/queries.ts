import { api, dataOf } from "@pkg/web/api";
import { useQuery } from "@tanstack/react-query";

/** The latest order of the buyer; null without one. */
export function useLatestOrder() {
  return useQuery({
    queryKey: ["orders", "latest"],
    queryFn: async () => {
      const query = { page: 0, size: 1 };
      return (await dataOf(api().GET("/orders", { params: { query } }))).content[0] ?? null;
    },
  });
}

/** The stored way to pay that is used first; null without one. */
export function useDefaultPayment() {
  return useQuery({
    queryKey: ["stored-payments", "default"],
    queryFn: async () => {
      const { payments } = await dataOf(api().GET("/users/me/payments"));
      return payments.find(({ isDefault }) => isDefault) ?? payments[0] ?? null;
    },
  });
}
