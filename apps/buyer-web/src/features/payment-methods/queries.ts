import { PAYMENT_METHOD_LABELS } from "@pkg/domain";
import { useRejection } from "@pkg/web/features/form/use-rejection";
import { type components, isApiError } from "@pkg/web/platform/api/api";
import { $api, readsOf } from "@pkg/web/platform/api/query";
import { showMessage } from "@pkg/web/platform/errors/app-dialog";
import { useQueryClient } from "@tanstack/react-query";
import { STORED_METHODS } from "@/lib/card/stored-methods";
import { notAdded } from "@/lib/wallets/open-wallet";

export type StoredWallet = components["schemas"]["WalletKeyIn"]["paymentType"];
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

/** Keeps the wallet whose window has approved it. */
export function useKeepWallet(): (wallet: StoredWallet, billingKey: string) => Promise<void> {
  const { mutateAsync } = useChangeMethods();
  const react = useRejection();
  return async (paymentType, billingKey) => {
    try {
      await mutateAsync({ body: { wallet: { paymentType, billingKey } } });
      const { toast } = await import("@pkg/ui/toast");
      toast(`${PAYMENT_METHOD_LABELS[paymentType]}를 추가했어요`);
    } catch (error) {
      if (isApiError(error, "class", "FAIL_ISSUE_BILLING_KEY")) return showMessage(notAdded(paymentType).message);
      await react(error);
    }
  };
}
