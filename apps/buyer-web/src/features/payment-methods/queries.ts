import { toApiCardExpiry } from "@pkg/domain";
import { digitsOf } from "@pkg/web/features/form/shape-digits";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CardFields } from "@/lib/card/validate-card";

export type StoredMethod = components["schemas"]["PaymentMethod"];
type Change = components["schemas"]["PaymentMethodsChange"];

const KEY = ["stored-payments"] as const;

/** The stored payment methods, the default first. */
export function useStoredMethods() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await dataOf(api().GET("/users/me/payments"))).payments,
  });
}

/** Adds, replaces or removes a method, or sets the default; resolves to the new list. */
export function useChangeMethods() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => dataOf(api().PUT("/users/me/payments", { body })),
    onSuccess: async ({ payments }) => {
      client.setQueryData(KEY, payments);
      await client.invalidateQueries({ queryKey: ["stored-payments", "default"] });
      await client.invalidateQueries({ queryKey: ["order-schedules"] });
    },
  });
}

/** The request body of a keyed-in card. Card data goes into this request only. */
export function toCardInformation(card: CardFields): NonNullable<Change["cardInformation"]> {
  return {
    cardNumber: digitsOf(card.cardNumber),
    cardExpiry: toApiCardExpiry(card.cardExpiry),
    cardPassword: card.cardPassword,
    birthdayOrCompanyNumber: digitsOf(card.birthdayOrCompanyNumber),
  };
}
