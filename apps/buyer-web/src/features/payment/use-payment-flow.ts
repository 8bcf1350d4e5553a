import { agreementSectionHidden } from "@pkg/domain";
import { useEffect, useState } from "react";
import { useSaveDraft } from "@/lib/checkout-draft";
import { logActionOnce } from "@/lib/log-action";
import { studentOf } from "@/lib/student-of";
import { toCheckout } from "./checkout";
import { focusField } from "./focus-field";
import type { PaymentFacts } from "./payment-facts";
import { toSubmission } from "./to-submission";
import { useBenefit } from "./use-benefit";
import { useDraftAutosave } from "./use-draft-autosave";
import { usePay } from "./use-pay";
import { usePayOutcome } from "./use-pay-outcome";
import { usePaymentForm } from "./use-payment-form";
import { firstWrongField, type PaymentErrors, validatePayment } from "./validate-payment";

/** The payment screen's state and its one action. */
export function usePaymentFlow(facts: PaymentFacts) {
  const { draft, me, views, cards } = facts;
  const { save } = useSaveDraft();
  const { form, dispatch, forgetCard } = usePaymentForm(draft, me, cards);
  const benefit = useBenefit(
    views.map(({ product }) => product),
    draft.data,
    save,
  );
  const { told, onOutcome, clear } = usePayOutcome(benefit.refuse, forgetCard);
  const { stage, pay, resume } = usePay(onOutcome);
  useDraftAutosave(form, draft.data, save, stage !== "IDLE");
  const [isPressed, setPressed] = useState(false);

  const student = studentOf(me, draft.data.studentId);
  const checkout = toCheckout(views, benefit.inForce, student, new Date());
  const isConsentHidden = agreementSectionHidden(facts);
  const isSwapNeeded = views.some(({ isAvailable }) => !isAvailable);
  const wrong = validatePayment(form, { ...checkout, isConsentHidden }, new Date());
  const errors: PaymentErrors = isPressed ? { ...told.errors, ...wrong } : (told.errors ?? {});

  const press = () => {
    setPressed(true);
    clear();
    const field = isSwapNeeded ? "swap" : student ? firstWrongField(wrong) : "student";
    if (field || !student) return focusField(field ?? "student");
    void pay(toSubmission({ ...facts, form, checkout, benefit: benefit.inForce, student, isConsentHidden }));
  };

  const isCardBegun = Object.values(form.card).some(Boolean);
  useEffect(() => {
    if (isCardBegun) logActionOnce("VIEWED_CARD_INPUT_PAGE");
  }, [isCardBegun]);
  // Looked up once, for the order that was there at the start.
  useEffect(() => {
    if (facts.isUnclear) void resume(draft.idempotencyKey);
  }, []);

  return {
    form,
    dispatch,
    benefit,
    checkout,
    student,
    errors,
    told,
    stage,
    isConsentHidden,
    isSwapNeeded,
    press,
    save,
  };
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>;
