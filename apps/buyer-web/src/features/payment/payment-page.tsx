"use client";

import { ENROLLMENT_ROUTES, type EnrollmentRoute } from "@pkg/domain";
import { LedgerSkeleton } from "@pkg/ui/ledger";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useEffect } from "react";
import { PaymentFrame } from "./components/payment-frame";
import { PhoneGate } from "./components/phone-gate";
import { usePaymentFacts } from "./use-payment-facts";

// The form's code loads beside the facts that it needs, not before the page's first paint.
const loadPaymentFlow = () => import("./components/payment-flow").then(({ PaymentFlow }) => ({ default: PaymentFlow }));
const PaymentFlow = lazy(loadPaymentFlow);

/** `/tutoring/enroll/payment`; the query may carry the enrollment route and its token. */
export function PaymentPage() {
  return (
    <Suspense fallback={<Loading />}>
      <Payment />
    </Suspense>
  );
}

/** Loads the form's data, redirects buyers who cannot pay yet, then shows the form. */
function Payment() {
  const query = useSearchParams();
  const { facts, error, retry } = usePaymentFacts();
  useEffect(() => void loadPaymentFlow(), []);
  if (facts && !facts.me.phoneNumberVerified) return <PhoneGate />;
  if (facts) {
    const route = routeOf(query.get("orderFunnelType") ?? facts.draft.data.orderFunnelType);
    return <PaymentFlow key={facts.draft.id} {...facts} orderFunnelType={route} token={query.get("token")} />;
  }
  if (!error) return <Loading />;
  return (
    <PaymentFrame>
      <LoadProblem error={error} onRetry={retry} what="결제 화면을" />
    </PaymentFrame>
  );
}

function Loading() {
  return (
    <PaymentFrame>
      <PaymentSkeleton />
    </PaymentFrame>
  );
}

function routeOf(text: string | null | undefined): EnrollmentRoute {
  return ENROLLMENT_ROUTES.find((route) => route === text) ?? "SIMPLE_ENROLL";
}

/** Skeleton of the payment screen, without an amount. */
function PaymentSkeleton() {
  return (
    <SkeletonGroup className="px-(--size-gutter) pt-1 lg:grid lg:grid-cols-[minmax(0,38.75rem)_minmax(0,25rem)] lg:justify-between lg:px-0 lg:pt-11">
      <div>
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-2 h-8 w-64" />
        <Skeleton className="mt-7 h-12 w-full" />
        <Skeleton className="mt-4 h-12 w-full" />
        <Skeleton className="mt-10 h-6 w-32" />
      </div>
      <LedgerSkeleton lines={5} className="mt-8 lg:mt-0" />
    </SkeletonGroup>
  );
}
