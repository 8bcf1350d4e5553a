"use client";

import { isCallPromised, isConsultationOpen } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { lazyPart } from "@pkg/ui/lazy-part";
import { ListRow } from "@pkg/ui/list-row";
import { DoneState } from "@pkg/ui/states";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import Link from "next/link";
import { useEffect } from "react";
import { consultationWords } from "@/lib/consultation/consultation-words";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { CONSULTATION_STATE_PAGE } from "@/lib/flow/payment-path";
import { sendConsult } from "@/lib/reporting/send-conversion";
import { tokenHeader } from "../kept-consultation";
import type { Consultation } from "../queries";
import { FittingTutors } from "./fitting-tutors";

const CancelConsultation = lazyPart(async () => ({
  default: (await import("./cancel-consultation")).CancelConsultation,
}));

const TO_PREPARE = [
  "최근 시험지나 성적표가 있으면 옆에 두세요.",
  "배우고 싶은 과목과 가능한 요일을 생각해 두세요.",
  "학생과 학부모가 함께 들어도 좋아요.",
] as const;

const WAYS_ON = [
  { href: "/", label: "홈으로" },
  { href: "/tutors", label: "선생님 둘러보기" },
  { href: "/price", label: "수업료 보기" },
] as const;

type CompletedConsultationProps = {
  consultation: Consultation;
  /** The family comes back to ask for a call that it has asked for. */
  isReturn?: boolean;
};

/** What a consultation is now: when staff calls, or what was offered; and who could teach. */
export function CompletedConsultation({ consultation, isReturn = false }: CompletedConsultationProps) {
  const { id, phoneNumber, status, offer } = consultation;
  useEffect(() => {
    if (status === "REQUESTED" && !isReturn) void sendConsult(id, { email: null, phoneNumber }, tokenHeader(id));
  }, [id, phoneNumber, status, isReturn]);
  const { title, reason, offerLabel } = consultationWords(consultation, serverNow(), isReturn);
  const isOpen = isConsultationOpen(status);
  const hasOffer = offer?.state === "LIVE";
  return (
    <FlowFrame title="무료 상담" back={{ href: "/" }}>
      <div className="px-(--size-gutter) pt-4 pb-16">
        <DoneState level={1} title={title} reason={reason} />
        {offerLabel ? (
          <ButtonLink
            href={`${CONSULTATION_STATE_PAGE}?consultationId=${id}&offer=1`}
            linkAs={Link}
            size="lg"
            full
            className="mt-6"
          >
            {offerLabel}
          </ButtonLink>
        ) : null}
        {isCallPromised(status) ? (
          <section aria-labelledby="to-prepare" className="mt-8 rounded-lg bg-sunken p-5">
            <h2 id="to-prepare" className="text-label">
              준비하면 좋아요
            </h2>
            <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-body-sm text-fg-2">
              {TO_PREPARE.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="mt-3 text-caption text-fg-3">
              전화를 못 받으면 다시 전화드릴 때를 문자로 알려 드려요. 급하면{" "}
              <span className="num">{siteConfig.business.phone}</span>번으로 전화해 주세요.
            </p>
          </section>
        ) : null}
        <div className="mt-3 grid gap-1">
          <ButtonLink
            href={isOpen ? `/tutoring/consult?consultationId=${id}` : "/tutoring/consult"}
            linkAs={Link}
            variant="line"
            full
          >
            {isCallPromised(status) ? "신청 내용 바꾸기" : "전화 다시 신청하기"}
          </ButtonLink>
          {isOpen && (status !== "OFFERED" || hasOffer) ? <CancelConsultation id={id} hasOffer={hasOffer} /> : null}
        </div>
        {isOpen ? (
          <div className="mt-13">
            <FittingTutors consultation={consultation} />
          </div>
        ) : null}
        <nav aria-label="더 둘러보기" className="mt-10 border-t border-line pt-2">
          {WAYS_ON.map(({ href, label }) => (
            <ListRow key={href} href={href} linkAs={Link} label={label} />
          ))}
        </nav>
      </div>
    </FlowFrame>
  );
}
