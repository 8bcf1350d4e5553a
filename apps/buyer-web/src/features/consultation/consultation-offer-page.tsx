"use client";

import { Banner } from "@pkg/ui/banner";
import { koreanMoment } from "@pkg/web/platform/clock/korean-time";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import dynamic from "next/dynamic";
import Link from "next/link";
import { parseAsString, useQueryStates } from "nuqs";
import { type ReactNode, useEffect, useState } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { takeWalletReturn } from "@/lib/wallets/wallet-return";
import { ConsultationLoading } from "./consultation-loading";
import { isLinkRefused, type ShownOffer, useOfferedDraft, useShownOffer } from "./offer-queries";

const LINK = { consultationId: parseAsString, token: parseAsString };
const TITLE = "제안받은 수업";

// Most links lead on to the payment.
const OfferState = dynamic(() => import("./components/offer-state").then(({ OfferState }) => OfferState), {
  ssr: false,
  loading: () => <ConsultationLoading title={TITLE} />,
});

/** `/tutoring/enroll/payment-from-consult`: the payment of an offer, or why it cannot be paid here. */
export function ConsultationOfferPage({ children }: { children: ReactNode }) {
  const [{ consultationId, token }] = useQueryStates(LINK);
  const { data, error, refetch } = useShownOffer(consultationId ? { consultationId, token } : null);
  const isPayable = data?.state === "LIVE" && data.access === "OWN";
  const [wasPayable, setWasPayable] = useState(isPayable);
  if (isPayable && !wasPayable) setWasPayable(true);
  if (isPayable) return <OfferedPayment offer={data}>{children}</OfferedPayment>;
  if (data || isLinkRefused(error) || !consultationId)
    return <ClosedOffer offer={data ?? null} wasPayable={wasPayable} />;
  if (!error) return <ConsultationLoading title={TITLE} />;
  return <OfferProblem error={error} onRetry={() => void refetch()} />;
}

/** The payment of the offer, and what it is about. */
function OfferedPayment({ offer, children }: { offer: ShownOffer; children: ReactNode }) {
  const { data, error, refetch } = useOfferedDraft(offer);
  const until = new Date(offer.expiresAt);
  if (error) return <OfferProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <ConsultationLoading title={TITLE} />;
  return (
    <>
      <aside aria-label={TITLE}>
        <Banner
          action={
            <Link
              href="/simple-enroll"
              className="inline-flex min-h-11 shrink-0 items-center px-1 text-body-sm font-semibold underline underline-offset-4"
            >
              수업 바꾸기
            </Link>
          }
        >{`제안받은 수업이에요. ${koreanMoment(until)}까지 결제할 수 있어요.`}</Banner>
      </aside>
      {children}
    </>
  );
}

/** An offer that is not paid here. It may have been when the buyer pressed, or left for the wallet's page. */
function ClosedOffer({ offer, wasPayable }: { offer: ShownOffer | null; wasPayable: boolean }) {
  const [isReturned, setReturned] = useState(false);
  useEffect(() => {
    if (takeWalletReturn()) setReturned(true);
  }, []);
  return (
    <>
      <div role="alert">
        {wasPayable || isReturned ? (
          <Banner tone="warn">이번에는 결제하지 않았어요. 돈은 나가지 않았어요.</Banner>
        ) : null}
      </div>
      <OfferState offer={offer} />
    </>
  );
}

function OfferProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <FlowFrame title={TITLE} back={{ href: "/tutoring/consult" }}>
      <LoadProblem level={1} error={error} onRetry={onRetry} what="제안받은 수업을" />
    </FlowFrame>
  );
}
