import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useSaveDraft } from "@/lib/checkout-draft";
import { focusIn } from "@/lib/focus-in";
import { logActionOnce } from "@/lib/log-action";
import { studentOf } from "@/lib/student-of";
import { toCheckout } from "./checkout";
import type { PaymentFacts } from "./payment-facts";
import { cardOf, type PaymentForm } from "./payment-form";
import { toSubmission } from "./to-submission";
import { useBenefit } from "./use-benefit";
import { useDraftAutosave } from "./use-draft-autosave";
import { usePay } from "./use-pay";
import { usePayOutcome } from "./use-pay-outcome";
import { usePaymentForm } from "./use-payment-form";

/** The payment screen's state and its one action. */
export function usePaymentFlow(facts: PaymentFacts) {
  const { draft, me, views } = facts;
  const { save } = useSaveDraft();
  const products = views.map(({ product }) => product);
  const benefit = useBenefit(products, draft.data, save);
  const student = studentOf(me, draft.data.studentId);
  const checkout = toCheckout(views, benefit.inForce, student, new Date());
  const isSwapNeeded = views.some(({ isAvailable }) => !isAvailable);

  const send = (values: PaymentForm) => {
    if (student) void pay(toSubmission({ ...facts, form: values, checkout, benefit: benefit.inForce, student }));
  };
  const { form, forgetCard } = usePaymentForm(facts, checkout, send);
  const { told, onOutcome, clear } = usePayOutcome(form, benefit.refuse, forgetCard);
  const { stage, pay, resume } = usePay(onOutcome);
  const values = useWatch({ control: form.control, compute: (all: PaymentForm) => all });
  useDraftAutosave(values, draft.data, save, stage !== "IDLE");

  const press = () => {
    clear();
    if (isSwapNeeded || !student) {
      void form.trigger();
      return focusIn(isSwapNeeded ? "pay-swap" : "pay-student");
    }
    form.submit();
  };

  const isCardBegun = Object.values(cardOf(values)).some(Boolean);
  useEffect(() => {
    if (isCardBegun) logActionOnce("VIEWED_CARD_INPUT_PAGE");
  }, [isCardBegun]);
  // Runs once, for the order at mount.
  useEffect(() => {
    if (facts.isUnclear) void resume(draft.idempotencyKey);
  }, []);

  return {
    form,
    benefit,
    checkout,
    student,
    told,
    stage,
    isSwapNeeded,
    press,
    save,
  };
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>;
