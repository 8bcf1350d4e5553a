import type { ErrorCopy } from "@pkg/domain";
import { toast } from "@pkg/ui/toast";
import { readsOf } from "@pkg/web/platform/api/query";
import { reactTo } from "@pkg/web/platform/errors/error-reaction";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import { currentPath } from "@pkg/web/platform/navigation/go";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { phonePage } from "@/lib/account/account-links";
import { guardianPage } from "@/lib/account/guardian";
import { type CheckoutDraft, DRAFT, startDraft, useForgetDraft } from "@/lib/enrollment-draft/checkout-draft";
import { paidPage } from "@/lib/flow/paid-page";
import { type Funnel, logPaid } from "@/lib/reporting/log-action";
import { NEW_CARD } from "../form/payment-form";
import { forgetForm } from "../form/stored-form";
import type { PaymentFormControl } from "../form/use-payment-form";
import { type PayReaction, reactToOutcome } from "./pay-reaction";
import type { FinalOutcome } from "./use-pay";
import { useRemoveCourse } from "./use-remove-course";

const BENEFITS = readsOf("/benefits");
const OFFER = "/consultations/{id}/offer";

const REFRESHED = {
  draft: { queryKey: DRAFT.queryKey },
  courses: readsOf("/lessons/products/{id}"),
  benefits: BENEFITS,
  tablets: readsOf("/tablets"),
  // The draft that was made of the offer stays as the buyer left it.
  offer: { predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] === OFFER && queryKey[3] !== "made" },
} as const;

interface PayOutcomeOptions {
  readonly form: PaymentFormControl;
  readonly funnel: Funnel;
  readonly refuseBenefit: (message: string) => void;
  readonly forgetCard: () => void;
  /** The offer of a consultation leads to no payment any more: what is chosen stays, and is an ordinary enrollment. */
  readonly leaveOffer: () => void;
}

/** Handles an outcome: messages, refetches and navigation. */
export function usePayOutcome({ form, funnel, refuseBenefit, forgetCard, leaveOffer }: PayOutcomeOptions) {
  const router = useRouter();
  const client = useQueryClient();
  const forgetDraft = useForgetDraft();
  const removeCourse = useRemoveCourse();
  const reactToError = useErrorReaction();
  const [told, setTold] = useState<PayReaction>({});

  const tell = async (reaction: PayReaction) => {
    const { errors, refusal, refresh = [], benefitRefused, goTo, remove } = reaction;
    if (benefitRefused) refuseBenefit(benefitRefused);
    // A refused card consumes its idempotency key: load the new one before the next press.
    await Promise.all(refresh.map((part) => client.invalidateQueries(REFRESHED[part])));
    if (remove !== undefined) await removeCourse(remove);
    if (goTo) {
      toast(goTo.message, { tone: "info" });
      return router.push(goTo.href);
    }
    // Told once the button can be pressed again: an error beside a button that still says it pays would be of neither.
    setTold(reaction);
    if (errors) form.fail(errors);
    else if (refusal) form.setFocus(form.getValues("methodId") === NEW_CARD ? "cardNumber" : "methodId");
  };

  /** A failed applicant is told, and its page comes at once. */
  const showPaid = ({ merchantUid, applicantError }: Extract<FinalOutcome, { kind: "PAID" }>) => {
    if (!applicantError) return router.replace(paidPage(merchantUid));
    const toForm = ({ message }: ErrorCopy) => {
      toast(message, { tone: "error" });
      router.replace(`/tutoring/enroll/applicant/${merchantUid}`);
    };
    void reactTo(applicantError, { APPLICANT_FORM: toForm });
  };

  /** What is on the screen becomes a draft of its own, with a new key. */
  const goOn = async () => {
    const draft = client.getQueryData<CheckoutDraft | null>(DRAFT.queryKey);
    if (!draft) return;
    try {
      // The other order may have used the coupon.
      const [started] = await Promise.all([startDraft(draft.data), client.invalidateQueries(BENEFITS)]);
      client.setQueryData(DRAFT.queryKey, started);
    } catch (error) {
      void reactToError(error);
    }
  };

  const onOutcome = async (outcome: FinalOutcome, isHere: boolean) => {
    if (outcome.kind === "SIGNED_OUT") return;
    if (outcome.kind === "FAILED") return reactToError(outcome.error);
    if (outcome.kind === "OFFER_OVER") leaveOffer();
    if (outcome.kind === "PHONE_NOT_VERIFIED") {
      return location.assign(phonePage(currentPath()));
    }
    if (outcome.kind === "GUARDIAN_MISSING") return router.push(guardianPage(currentPath()));
    if (outcome.kind !== "PAID") return tell(reactToOutcome(outcome, () => void goOn()));
    logPaid({ merchantUid: outcome.merchantUid, ...funnel });
    if (isHere) showPaid(outcome);
    forgetCard();
    forgetForm();
    forgetDraft();
  };

  return { told, onOutcome, clear: () => setTold({}) };
}
