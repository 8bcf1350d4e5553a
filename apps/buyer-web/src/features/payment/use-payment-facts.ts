import { $api } from "@pkg/web/platform/api/query";
import { currentPath } from "@pkg/web/platform/navigation/go";
import { keepPreviousData } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { missingSignUp } from "@/lib/account/account-links";
import { guardianPage, useGuardianGate } from "@/lib/account/guardian";
import { useMe } from "@/lib/account/me";
import { useStoredMethods } from "@/lib/card/stored-methods";
import { useCourseViews } from "@/lib/courses/course-views";
import { type CheckoutDraft, useCheckoutDraft } from "@/lib/enrollment-draft/checkout-draft";
import { usePaidOrder } from "@/lib/enrollment-draft/use-paid-order";
import { paidPage } from "@/lib/flow/paid-page";
import { type RedirectCode, useRedirectError } from "@/lib/flow/use-redirect-error";
import { type Funnel, logActionOnce } from "@/lib/reporting/log-action";
import { studentOf } from "@/lib/students/student-of";
import type { PaymentFacts } from "./form/payment-facts";
import { useUpSelling } from "./up-selling/use-up-selling";

type Facts = Omit<PaymentFacts, "orderFunnelType">;

/**
 * Loads the payment form's data. Redirects, with a notice, without courses to /simple-enroll, without a student or their
 * grade to /tutoring/enroll, and when the wishes are sent to the matching; further without a sign-up to the account pages,
 * and with a paid order to its confirmation.
 */
export function usePaymentFacts(): { facts: Facts | null; error: unknown; retry: () => void } {
  const router = useRouter();
  const me = useMe();
  const draft = useCheckoutDraft();
  const key = draft.data?.idempotencyKey;
  const made = $api.useQuery(
    "get",
    "/lessons/orders/by-key/{idempotencyKey}",
    { params: { path: { idempotencyKey: key ?? "" } } },
    {
      select: ({ order }) => order,
      enabled: key !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      // A refused card brings a new key; the form must stay mounted while it loads.
      placeholderData: keepPreviousData,
    },
  );
  const upSelling = useUpSelling(draft.data);
  const views = useCourseViews(upSelling.isReady ? draft.data?.data.courses : undefined);
  const cards = useStoredMethods();
  const paidOrder = usePaidOrder(upSelling.isReady && draft.data === null);

  const student = me.data ? studentOf(me.data, draft.data?.data.studentId) : null;
  const guardian = useGuardianGate(me.data, student);
  const code = redirectCode();
  useRedirectError(code);
  const leave = code === null ? whereTo() : null;
  useEffect(() => {
    if (leave?.startsWith("/go/")) location.replace(leave);
    else if (leave) router.replace(leave);
  }, [leave, router]);
  const isThere = !leave && !code && Boolean(draft.data && views.data);
  const logView = useEffectEvent(() => logActionOnce("VIEWED_PAYMENT_PAGE", funnelOf(draft.data)));
  useEffect(() => {
    if (isThere) logView();
  }, [isThere]);

  function redirectCode(): RedirectCode | null {
    if (made.data?.applicantCompleted) return "REDIRECT_MATCHING";
    if (!upSelling.isReady) return null;
    if (draft.data === null) return paidOrder === "NONE" ? "REDIRECT_SIMPLE_ENROLL" : null;
    if (views.data && views.data.views.length === 0) return "REDIRECT_SIMPLE_ENROLL";
    if (views.data && views.data.lost.length > 0) return "REDIRECT_SIMPLE_ENROLL";
    if (!me.data?.registered || !draft.data) return null;
    const student = studentOf(me.data, draft.data.data.studentId);
    return student === null || student.grade === null ? "REDIRECT_ENROLL" : null;
  }

  function whereTo(): string | null {
    if (made.data && made.data.status !== "FAILED" && !isUnsettled(made.data.status)) {
      return paidPage(made.data.merchantUid);
    }
    if (!me.data) return null;
    return missingSignUp(me.data, currentPath()) ?? (guardian.isMissing ? guardianPage(currentPath()) : null);
  }

  const all = [me, draft, upSelling, made, views, cards, guardian.query];
  const error = all.find((query) => query.error)?.error ?? null;
  const retry = () => all.filter((query) => query.error).forEach((query) => void query.refetch());
  if (
    leave ||
    code ||
    !upSelling.isReady ||
    guardian.isLoading ||
    !me.data ||
    !draft.data ||
    !views.data ||
    !cards.data ||
    made.data === undefined
  ) {
    return { facts: null, error, retry };
  }
  const facts: Facts = {
    me: me.data,
    draft: draft.data,
    upSelling: upSelling.offer,
    views: views.data.views,
    guardianDuty: guardian.duty,
    guardian: guardian.guardian,
    cards: cards.data,
    isUnclear: made.data !== null && isUnsettled(made.data.status),
  };
  return { facts, error: null, retry };
}

function funnelOf(draft: CheckoutDraft | null | undefined): Funnel {
  const { orderFunnelType, consultationId } = draft?.data ?? {};
  return { orderFunnelType: orderFunnelType ?? "SIMPLE_ENROLL", consultationId };
}

function isUnsettled(status: string): boolean {
  return status === "PENDING" || status === "UNKNOWN";
}
