import { toApiCardExpiry } from "@pkg/domain";
import { digitsOf } from "@pkg/web/features/form/shape-digits";
import type { components } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { useQueryClient } from "@tanstack/react-query";
import { STORED_METHODS } from "@/lib/card/stored-methods";
import type { CardFields } from "@/lib/card/validate-card";

export type MethodsChange = components["schemas"]["PaymentMethodsChange"];

/** Adds, replaces or removes a method, or sets the default; resolves to the new list. */
export function useChangeMethods() {
  const client = useQueryClient();
  return $api.useMutation("put", "/users/me/payments", {
    onSuccess: async (stored) => {
      client.setQueryData(STORED_METHODS.queryKey, stored);
      await client.invalidateQueries(readsOf("/users/me/order-schedules"));
    },
  });
}

/** The request body of a keyed-in card. Card data goes into this request only. */
export function toCardInformation(card: CardFields): NonNullable<MethodsChange["cardInformation"]> {
  return {
    cardNumber: digitsOf(card.cardNumber),
    cardExpiry: toApiCardExpiry(card.cardExpiry),
    cardPassword: card.cardPassword,
    birthdayOrCompanyNumber: digitsOf(card.birthdayOrCompanyNumber),
  };
}
