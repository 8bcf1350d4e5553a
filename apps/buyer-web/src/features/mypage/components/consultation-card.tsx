import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { $api } from "@pkg/web/platform/api/query";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Link from "next/link";
import { consultationWords } from "@/lib/consultation/consultation-words";
import { OFFER_PAGE } from "@/lib/flow/payment-path";

/** The consultation that goes on: when staff calls, or what was offered. Renders nothing without one. */
export function ConsultationCard() {
  const { data } = $api.useQuery("get", "/consultations/me", undefined, { meta: { isOptional: true } });
  const consultation = data?.consultation;
  if (!consultation) return null;
  const { title, reason, offerLabel } = consultationWords(consultation, serverNow());
  return (
    <Card tone="soft" as="section" aria-label="무료 상담" className="grid gap-3">
      <div>
        <p className="text-label">{title}</p>
        <p className="text-body-sm text-fg-2">{reason}</p>
      </div>
      <ButtonLink
        href={offerLabel ? `${OFFER_PAGE}?consultationId=${consultation.id}` : "/tutoring/consult"}
        linkAs={Link}
        variant="soft"
        full
      >
        {offerLabel ?? "상담 신청 보기"}
      </ButtonLink>
    </Card>
  );
}
