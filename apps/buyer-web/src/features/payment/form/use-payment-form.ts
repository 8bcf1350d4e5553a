import { paymentMethodProblem } from "@pkg/domain";
import { useDomainForm } from "@pkg/web/features/form/use-domain-form";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useState } from "react";
import { EMPTY_CARD } from "@/lib/card/validate-card";
import { useCard } from "./payment-card-memory";
import type { PaymentFacts } from "./payment-facts";
import { cardOf, EMPTY_FORM, NEW_CARD, type PaymentForm, walletOf, withoutCard } from "./payment-form";
import { readStoredForm, storeForm } from "./stored-form";
import { type PaymentNeeds, validatePayment } from "./validate-payment";

/** Initial values: this tab's stored form, else the draft, else the buyer's profile. */
function initialForm({ draft, me, cards, views }: PaymentFacts): PaymentForm {
  const { data } = draft;
  const drafted = walletOf(data.method ?? "") ?? (data.method ? NEW_CARD : null);
  const usable = cards.filter(({ isDisconnected }) => !isDisconnected);
  const form: PaymentForm = {
    ...EMPTY_FORM,
    tabletType: data.tabletType ?? null,
    address: data.address ?? me.address ?? "",
    addressDetail: data.addressDetail ?? me.addressDetail ?? "",
    postcode: data.postcode ?? me.postcode ?? "",
    methodId: data.paymentMethodId ?? drafted ?? usable[0]?.id ?? NEW_CARD,
    cardQuota: data.cardQuota ?? 1,
    ...readStoredForm(draft.id),
  };
  const wallet = walletOf(form.methodId);
  const products = views.map(({ product }) => product);
  const isThere = wallet ? !paymentMethodProblem(wallet, products) : usable.some(({ id }) => id === form.methodId);
  return isThere ? form : { ...form, methodId: NEW_CARD };
}

/** The payment form. Session storage keeps everything except card data. */
export function usePaymentForm(facts: PaymentFacts, needs: PaymentNeeds, pay: (form: PaymentForm) => void) {
  const [card, setCard] = useCard();
  const [defaultValues] = useState(() => ({ ...initialForm(facts), ...card }));
  const form = useDomainForm<PaymentForm>({
    defaultValues,
    validate: (values) => validatePayment(values, needs, serverNow()),
    save: pay,
    onChange: (values) => {
      storeForm(facts.draft.id, withoutCard(values));
      setCard(cardOf(values));
    },
    recheck: true,
  });
  const forgetCard = () => {
    setCard(EMPTY_CARD);
    form.setValues(EMPTY_CARD);
  };
  return { form, forgetCard };
}

export type PaymentFormControl = ReturnType<typeof usePaymentForm>["form"];
