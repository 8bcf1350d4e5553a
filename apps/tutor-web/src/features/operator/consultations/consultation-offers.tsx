import { CONSULTATION_OFFER_STATE_LABELS, formatWon, subjectName } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { toast } from "@pkg/ui/toast";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Link from "next/link";
import { useState } from "react";
import { ReasonForm } from "../forms/reason-form";
import { momentText } from "../words/day-text";
import { type ConsultationOffer, useRevokeOffer } from "./consultation-queries";
import { OFFER_TONES } from "./consultation-text";

type ConsultationOffersProps = { id: string; offers: readonly ConsultationOffer[] };

/** What was offered, the newest first, and the way to take it back. */
export function ConsultationOffers({ id, offers }: ConsultationOffersProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="text-title-3">
        보낸 제안
      </h2>
      <ul className="mt-3 grid gap-3">
        {offers.map((offer) => (
          <li key={offer.id}>
            <Offer id={id} offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({ id, offer }: { id: string; offer: ConsultationOffer }) {
  const [asks, setAsks] = useState(false);
  const revoke = useRevokeOffer();
  const now = serverNow();
  return (
    <Card as="article" className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={OFFER_TONES[offer.state]}>{CONSULTATION_OFFER_STATE_LABELS[offer.state]}</Badge>
        <span className="num text-caption text-fg-3">
          {offer.staffName ?? "직원"} · {momentText(offer.createdAt, now)} · {momentText(offer.expiresAt, now)}까지
        </span>
      </p>
      <ul className="text-body-sm">
        {offer.courses.map((course) => (
          <li key={`${course.productId}${course.subjectDetail}`}>
            <b className="font-semibold">{subjectName(course)}</b> {course.productName}
          </li>
        ))}
      </ul>
      <p className="figures text-label">
        {formatWon(offer.amount)}
        {offer.couponName ? <span className="font-normal text-fg-2"> · 쿠폰을 빼기 전</span> : null}
      </p>
      {offer.couponName ? <p className="text-body-sm text-fg-2">{`쿠폰 ${offer.couponName}`}</p> : null}
      {offer.merchantUid ? (
        <p className="text-body-sm">
          <Link
            href={`/operator/people?search=${offer.merchantUid}`}
            className="underline underline-offset-4"
          >{`주문 ${offer.merchantUid}`}</Link>
        </p>
      ) : null}
      {offer.state === "LIVE" && !asks ? (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAsks(true)}>
          제안 취소하기
        </Button>
      ) : null}
      {asks ? (
        <ReasonForm
          label="취소하는 이유"
          help="링크가 바로 닫혀요. 이유는 기록에 남아요."
          act="취소하기"
          busyLabel="취소하고 있어요"
          tone="danger"
          onClose={() => setAsks(false)}
          onSend={async (reason) => {
            await revoke.mutateAsync({ params: { path: { id } }, body: { reason } });
            toast("제안을 취소했어요.", { tone: "ok" });
          }}
        />
      ) : null}
    </Card>
  );
}
