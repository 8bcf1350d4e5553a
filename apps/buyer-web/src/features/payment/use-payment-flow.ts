import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useEffect, useEffectEvent, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useSaveDraft } from "@/lib/enrollment-draft/checkout-draft";
import { focusIn } from "@/lib/flow/focus-in";
import { logActionOnce } from "@/lib/reporting/log-action";
import { studentOf } from "@/lib/students/student-of";
import { notApproved } from "@/lib/wallets/open-wallet";
import { useBenefit } from "./benefits/use-benefit";
import { consultationOf, type PaymentFacts } from "./form/payment-facts";
import { cardOf, type PaymentForm } from "./form/payment-form";
import { useDraftAutosave } from "./form/use-draft-autosave";
import { usePaymentForm } from "./form/use-payment-form";
import { toCheckout } from "./order/checkout";
import { levelDoubt, repeatDoubt } from "./order/pay-doubts";
import { wishOf } from "./order/submit-payment";
import { toSubmission } from "./order/to-submission";
import { useLeaveQuestion } from "./pay/use-leave-question";
import { usePay } from "./pay/use-pay";
import { usePayOutcome } from "./pay/use-pay-outcome";
import { usePayQuestion } from "./pay/use-pay-question";

/** The payment screen's state and its one action. */
export function usePaymentFlow(facts: PaymentFacts) {
  const { draft, me, views } = facts;
  const { save } = useSaveDraft();
  const products = views.map(({ product }) => product);
  const student = studentOf(me, draft.data.studentId);
  const { couponCode, referralCode } = draft.data;
  const benefit = useBenefit(products, { couponCode, referralCode, studentId: student?.id ?? null }, save);
  const checkout = toCheckout(views, benefit.inForce, student, serverNow(), facts.upSelling);
  const isSwapNeeded = views.some(({ isAvailable }) => !isAvailable);

  const submission = (values: PaymentForm, billingKey: string | null = null) =>
    student && toSubmission({ ...facts, form: values, checkout, benefit: benefit.inForce, student, billingKey });
  const send = (values: PaymentForm, billingKey: string | null = null) => {
    const pressed = submission(values, billingKey);
    if (pressed) void pay(pressed);
  };
  const { form, forgetCard } = usePaymentForm(facts, checkout, async (values) => {
    const doubt = levelDoubt(facts, student);
    if (!doubt || (await question.ask(doubt))) send(values);
  });
  const leaveOffer = () => save({ orderFunnelType: null, orderFunnelValue: null, consultationId: null });
  const funnel = { orderFunnelType: facts.orderFunnelType, consultationId: consultationOf(facts) };
  const { told, onOutcome, clear } = usePayOutcome({
    form,
    funnel,
    refuseBenefit: benefit.refuse,
    forgetCard,
    leaveOffer,
  });
  const question = usePayQuestion();
  const { stage, pay, resume } = usePay(onOutcome, (repeat) => question.ask(repeatDoubt(repeat.question)));
  useLeaveQuestion(stage === "SENDING");
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
  const logCard = useEffectEvent(() => logActionOnce("VIEWED_CARD_INPUT_PAGE", funnel));
  useEffect(() => {
    if (isCardBegun) logCard();
  }, [isCardBegun]);
  // Runs once, for the order at mount.
  const resumeUnclear = useEffectEvent(() => {
    const pressed = facts.isUnclear ? submission(form.getValues()) : null;
    if (pressed) void resume(draft.idempotencyKey, wishOf(pressed));
  });
  useEffect(() => resumeUnclear(), []);

  // Back from the wallet's page: the key pays what is on the screen, as soon as that is known.
  const isReturnDone = useRef(!facts.returned || facts.isUnclear);
  const payReturned = useEffectEvent(() => {
    if (isReturnDone.current || !facts.returned) return;
    isReturnDone.current = true;
    const { billingKey, approval } = facts.returned;
    if (!billingKey || approval?.draftId !== draft.id) return void onOutcome(notApproved(), true);
    send({ ...form.getValues(), methodId: approval.wallet, keepCard: approval.isKept }, billingKey);
  });
  useEffect(() => {
    if (!benefit.isPending) payReturned();
  }, [benefit.isPending]);

  return {
    form,
    benefit,
    checkout,
    student,
    told,
    stage,
    isSwapNeeded,
    question,
    press,
    save,
  };
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>;
