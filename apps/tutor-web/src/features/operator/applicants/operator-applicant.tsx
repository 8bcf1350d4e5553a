"use client";

import {
  APPLICANT_REJECT_REASON_LABELS,
  formatKoreanDate,
  TUTOR_APPLICANT_STATUS_LABELS,
  toKstDate,
} from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import dynamic from "next/dynamic";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { ApplicantChecks } from "./applicant-checks";
import { ApplicantFacts } from "./applicant-facts";
import { type SentApplicant, useSentApplicant } from "./applicant-queries";
import { Listen } from "./listen";

/** Only who still has to be decided on needs it. */
const Decision = dynamic(() => import("./decision").then((module) => module.Decision));

/** `/operator/applicants/{id}`: one application, its voice, and the decision. */
export function OperatorApplicant({ id }: { id: string }) {
  return (
    <OperatorGate reading={useSentApplicant(id)} what="지원서를">
      {(applicant) => <Applicant applicant={applicant} />}
    </OperatorGate>
  );
}

function Applicant({ applicant }: { applicant: SentApplicant }) {
  return (
    <div className="grid gap-6">
      <div>
        <BackLink href="/operator/applicants" linkAs={Link}>
          지원자 목록
        </BackLink>
        <h1 className="mt-2 flex flex-wrap items-center gap-2 text-title-1">
          {applicant.name}
          <Badge tone={applicant.status === "ACCEPTED" ? "success" : "neutral"}>
            {TUTOR_APPLICANT_STATUS_LABELS[applicant.status]}
          </Badge>
        </h1>
      </div>
      {/* What is said beside what is decided by it, from 1280 px: the verdict stays in sight. */}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start xl:gap-8">
        <div className="grid min-w-0 gap-6">
          <Listen applicant={applicant} />
          <ApplicantFacts applicant={applicant} />
        </div>
        <div className="grid gap-6 xl:sticky xl:top-6">
          <ApplicantChecks applicant={applicant} />
          {applicant.status === "REGISTERED" ? <Decision applicant={applicant} /> : null}
          {applicant.decidedAt ? <Decided applicant={applicant} at={applicant.decidedAt} /> : null}
        </div>
      </div>
    </div>
  );
}

/** Who of us decided, when, what it counts as, and what the applicant reads. */
function Decided({ applicant, at }: { applicant: SentApplicant; at: string }) {
  const { deciderName, rejectReason, reason, status } = applicant;
  const day = formatKoreanDate(toKstDate(new Date(at)));
  const who = status === "WITHDRAWN" ? "지원자가 취소했어요" : `${deciderName ?? "운영자"} 님이 정했어요`;
  return (
    <Card as="section">
      <h2 className="text-label">
        {TUTOR_APPLICANT_STATUS_LABELS[status]}
        {rejectReason ? ` · ${APPLICANT_REJECT_REASON_LABELS[rejectReason]}` : ""}
      </h2>
      <p className="mt-1 text-caption text-fg-2">
        {day}, {who}
      </p>
      {reason ? (
        <>
          <h3 className="mt-3 text-label">지원자에게 알린 이유</h3>
          <p className="mt-1 text-body-sm whitespace-pre-line text-fg-2">{reason}</p>
        </>
      ) : null}
    </Card>
  );
}
