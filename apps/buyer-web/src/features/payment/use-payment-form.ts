import { useEffect, useReducer } from "react";
import { EMPTY_CARD } from "@/lib/card/validate-card";
import type { CheckoutDraft } from "@/lib/checkout-draft";
import type { Me } from "@/lib/me";
import { keepForm, readKeptForm } from "./kept-form";
import { useCard } from "./payment-card-memory";
import { EMPTY_FORM, type KeptForm, NEW_CARD, type PaymentForm, type PaymentFormAction } from "./payment-form";

type Cards = readonly { readonly id: string }[];

/** The form as it begins: what this tab has kept, else what the draft says, else what the buyer's profile says. */
function initialForm(draft: CheckoutDraft, me: Me, cards: Cards): KeptForm {
  const { data } = draft;
  const form: KeptForm = {
    ...EMPTY_FORM,
    tabletType: data.tabletType ?? null,
    postcode: data.postcode ?? me.postcode ?? "",
    address: data.address ?? me.address ?? "",
    addressDetail: data.addressDetail ?? me.addressDetail ?? "",
    methodId: data.paymentMethodId ?? (data.method === "CARD" ? NEW_CARD : (cards[0]?.id ?? NEW_CARD)),
    cardQuota: data.cardQuota ?? 1,
    ...readKeptForm(draft.id),
  };
  return cards.some(({ id }) => id === form.methodId) ? form : { ...form, methodId: NEW_CARD };
}

/** The state of the payment form. This tab keeps all of it but the card. */
export function usePaymentForm(draft: CheckoutDraft, me: Me, cards: Cards) {
  const merge = (before: KeptForm, values: Partial<KeptForm>): KeptForm => ({ ...before, ...values });
  const [kept, change] = useReducer(merge, null, () => initialForm(draft, me, cards));
  const [card, setCard] = useCard();
  useEffect(() => keepForm(draft.id, kept), [draft.id, kept]);

  const dispatch = (action: PaymentFormAction) => {
    if (action.type === "SET") change(action.values);
    else setCard((before) => ({ ...before, [action.name]: action.value }));
  };
  const form: PaymentForm = { ...kept, card };
  return { form, dispatch, forgetCard: () => setCard(EMPTY_CARD) };
}
