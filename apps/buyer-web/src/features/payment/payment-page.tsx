"use client";

import { WALLETS } from "@pkg/domain";
import { LedgerSkeleton } from "@pkg/ui/ledger";
import { Skeleton, SkeletonGroup } from "@pkg/ui/skeleton";
import { isApiError } from "@pkg/web/platform/api/api";
import { useFeature } from "@pkg/web/platform/feature-flags/use-feature";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { lazy, Suspense, useEffect, useState } from "react";
import { takeWalletReturn, type WalletReturn } from "@/lib/wallets/wallet-return";
import { NoOffer } from "./frame/no-offer";
import { PaymentFrame } from "./frame/payment-frame";
import { PhoneGate } from "./frame/phone-gate";
import { usePaymentFacts } from "./use-payment-facts";

// The form's code loads beside the facts that it needs, not before the page's first paint.
const loadPaymentFlow = () => import("./payment-flow").then(({ PaymentFlow }) => ({ default: PaymentFlow }));
const PaymentFlow = lazy(loadPaymentFlow);

/** `/tutoring/enroll/payment`. The draft holds the enrollment route: one that is typed into the address changes nothing. */
export function PaymentPage() {
  return (
    <Suspense fallback={<Loading />}>
      <Payment />
    </Suspense>
  );
}

/** Loads the form's data, redirects buyers who cannot pay yet, then shows the form. */
function Payment() {
  const { facts, error, retry } = usePaymentFacts();
  const [returned, setReturned] = useState<WalletReturn | null>(null);
  // The wallets' flags load beside the facts.
  useFeature(WALLETS.KAKAOPAY.feature);
  useEffect(() => {
    const found = takeWalletReturn();
    if (found) setReturned(found);
    void loadPaymentFlow();
  }, []);
  if (facts && !facts.me.phoneNumberVerified) return <PhoneGate />;
  if (facts) {
    const route = facts.draft.data.orderFunnelType ?? "SIMPLE_ENROLL";
    return <PaymentFlow key={facts.draft.id} {...facts} orderFunnelType={route} returned={returned} />;
  }
  if (!error) return <Loading />;
  if (isApiError(error, "class", "INVALID_UPSELLING")) return <NoOffer />;
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

/** Skeleton of the payment screen, without an amount. */
function PaymentSkeleton() {
  return (
    <SkeletonGroup
      title="결제하기"
      className="px-(--size-gutter) pt-1 lg:grid lg:grid-cols-[minmax(0,38.75rem)_minmax(0,25rem)] lg:justify-between lg:px-0 lg:pt-11"
    >
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
