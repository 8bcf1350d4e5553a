import type { components } from "@pkg/web/platform/api/api";
import { $api } from "@pkg/web/platform/api/query";
import { useQuery } from "@tanstack/react-query";

export type StoredMethod = components["schemas"]["PaymentMethod"];

export const STORED_METHODS = $api.queryOptions("get", "/users/me/payments");

/** The stored payment methods, the default first. */
export const useStoredMethods = () => useQuery({ ...STORED_METHODS, select: ({ payments }) => defaultFirst(payments) });

const defaultFirst = (methods: readonly StoredMethod[]) =>
  [...methods].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));

/** The default payment method; null without one. */
export const useDefaultPayment = () =>
  useQuery({
    ...STORED_METHODS,
    select: ({ payments }) => payments.find(({ isDefault }) => isDefault) ?? payments[0] ?? null,
  });
