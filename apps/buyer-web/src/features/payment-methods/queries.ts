import { toApiCardExpiry } from "@pkg/domain";
import { api, type components, dataOf } from "@pkg/web/platform/api/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { digitsOf } from "@/lib/card/card-format";
import type { CardFields } from "@/lib/card/validate-card";

export type StoredMethod = components["schemas"]["PaymentMethod"];
type Change = components["schemas"]["PaymentMethodsChange"];

const KEY = ["stored-payments"] as const;

/** The stored ways to pay, the default one first. */
export function useStoredMethods() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => (await dataOf(api().GET("/users/me/payments"))).payments,
  });
}

/** Adds, replaces, removes, or chooses the default; the answer is the new list. */
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

/** A typed-in card as it is sent. It goes into the one request and nowhere else. */
export function toCardInformation(card: CardFields): NonNullable<Change["cardInformation"]> {
  return {
    cardNumber: digitsOf(card.cardNumber),
    cardExpiry: toApiCardExpiry(card.cardExpiry),
    cardPassword: card.cardPassword,
    birthdayOrCompanyNumber: digitsOf(card.birthdayOrCompanyNumber),
  };
}
