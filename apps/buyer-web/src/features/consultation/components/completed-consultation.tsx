"use client";

import { formatCallSlot, formatPhone, HALF_DAY_HOURS } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { DoneState } from "@pkg/ui/states";
import { siteConfig } from "@pkg/web/platform/config/site-config";
import Link from "next/link";
import { useEffect } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { sendConsult } from "@/lib/reporting/send-conversion";
import { tokenHeader } from "../kept-consultation";
import type { Consultation } from "../queries";
import { FittingTutors } from "./fitting-tutors";

const TO_PREPARE = [
  "최근 시험지나 성적표가 있으면 옆에 두세요.",
  "배우고 싶은 과목과 가능한 요일을 생각해 두세요.",
  "아이와 함께 들으셔도 좋아요.",
] as const;

/** When somebody calls, what to have at hand, and who could teach. */
export function CompletedConsultation({ consultation }: { consultation: Consultation }) {
  const { id, promise, phoneNumber, status } = consultation;
  useEffect(() => {
    if (status === "REQUESTED") void sendConsult(id, { email: null, phoneNumber }, tokenHeader(id));
  }, [id, phoneNumber, status]);
  const { from, until } = HALF_DAY_HOURS[promise.halfDay];
  const isCalled = status !== "REQUESTED" && status !== "CALL_LATER";
  return (
    <FlowFrame title="무료 상담" back={{ href: "/" }}>
      <div className="px-(--size-gutter) pt-4 pb-16">
        <DoneState
          level={1}
          title={isCalled ? "상담을 마쳤어요" : `${formatCallSlot(promise)}에 전화드릴게요`}
          reason={
            isCalled
              ? "더 이야기하고 싶으면 다시 신청해 주세요."
              : `${from}시에서 ${until}시 사이, ${formatPhone(phoneNumber)}번으로 전화드려요.`
          }
        />
        {isCalled ? null : (
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
        )}
        <div className="mt-3">
          <ButtonLink href={`/tutoring/consult?consultationId=${id}`} linkAs={Link} variant="line" full>
            {isCalled ? "다시 신청하기" : "신청 내용 바꾸기"}
          </ButtonLink>
        </div>
        <div className="mt-13">
          <FittingTutors id={id} />
        </div>
      </div>
    </FlowFrame>
  );
}
