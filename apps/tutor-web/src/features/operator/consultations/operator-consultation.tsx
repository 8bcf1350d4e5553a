"use client";

import { isConsultationOpen } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { TestSummary } from "@pkg/web/features/level-test/test-summary";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useState } from "react";
import { OperatorGate } from "../access/operator-gate";
import { phoneText } from "../words/whom-text";
import { ConsultationCalls } from "./consultation-calls";
import { ConsultationFacts } from "./consultation-facts";
import { ConsultationOffers } from "./consultation-offers";
import { type ConsultationDetail, useConsultation } from "./consultation-queries";
import { gradeOf, stateOf } from "./consultation-text";

const CallForm = dynamic(() => import("./call-form").then(({ CallForm }) => CallForm), {
  ssr: false,
  loading: () => <RowsSkeleton />,
});
const OfferForm = dynamic(() => import("./offer-form").then(({ OfferForm }) => OfferForm), {
  ssr: false,
  loading: () => <RowsSkeleton />,
});

/** `/operator/consultations/{id}`: whom to call, what was said, and the offer that follows. */
export function OperatorConsultation({ id }: { id: string }) {
  return (
    <OperatorGate reading={useConsultation(id)} what="상담을">
      {(found) => <Consultation found={found} />}
    </OperatorGate>
  );
}

function Consultation({ found }: { found: ConsultationDetail }) {
  const isOpen = isConsultationOpen(found.status);
  // A form that was sent starts anew with what it led to.
  const [sent, setSent] = useState(0);
  const onSent = () => setSent(sent + 1);
  return (
    <div className="grid gap-8">
      <div>
        <BackLink href="/operator/consultations" linkAs={Link}>
          상담
        </BackLink>
        <h1 className="mt-2 text-title-1">
          <span className="num">{phoneText(found.phoneNumber)}</span> · {gradeOf(found)}
          {found.callerName ? ` · ${found.callerName}` : null}
        </h1>
        <p
          role="status"
          className="mt-1.5 text-body-sm text-fg-2"
        >{`${stateOf(found.status, found.offers[0]?.state)}${found.isLate ? " · 약속한 때가 지났어요" : ""}`}</p>
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid gap-8 xl:sticky xl:top-[calc(var(--size-header-dense)+1.75rem)] xl:max-h-[calc(100dvh-var(--size-header-dense)-3.5rem)] xl:-m-1 xl:overflow-y-auto xl:p-1">
          <ConsultationFacts found={found} />
          {found.levelTest ? (
            <Card as="section" aria-labelledby="level-test">
              <h2 id="level-test" className="mb-2 text-title-3">
                함께 이야기할 레벨 테스트
              </h2>
              <TestSummary test={found.levelTest} name={found.levelTest.studentName} />
            </Card>
          ) : null}
          {isOpen ? <CallForm key={`call${sent}`} id={found.id} onSent={onSent} /> : null}
          <ConsultationCalls calls={found.calls} />
        </div>
        <div className="grid gap-8">
          <ConsultationOffers id={found.id} offers={found.offers} />
          {isOpen ? <NewOffer key={`offer${sent}`} found={found} onSent={onSent} /> : null}
        </div>
      </div>
    </div>
  );
}

/** The form of an offer; folded while another one waits to be paid, since the next closes its link. */
function NewOffer({ found, onSent }: { found: ConsultationDetail; onSent: () => void }) {
  const isWaiting = found.offers.some(({ state }) => state === "LIVE");
  const [isWanted, setWanted] = useState(false);
  if (!isWaiting || isWanted) return <OfferForm found={found} onSent={onSent} />;
  return (
    <section aria-label="새 제안">
      <Button variant="line" full onClick={() => setWanted(true)}>
        새 제안 만들기
      </Button>
      <p className="mt-2 text-caption text-fg-2">새로 보내면 앞서 보낸 결제 링크는 닫혀요.</p>
    </section>
  );
}
