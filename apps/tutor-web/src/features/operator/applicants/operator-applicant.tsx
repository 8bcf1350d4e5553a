"use client";

import { applicantAnswerDay, TUTOR_APPLICANT_STATUS_LABELS } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Badge } from "@pkg/ui/badge";
import dynamic from "next/dynamic";
import Link from "next/link";
import { OperatorGate } from "../access/operator-gate";
import { DueDay } from "../words/due-day";
import { ApplicantChecks } from "./applicant-checks";
import { ApplicantFacts } from "./applicant-facts";
import { type SentApplicant, useSentApplicant } from "./applicant-queries";
import { Decided, EarlierDecisions } from "./decided";
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
          {applicant.status === "REGISTERED" && applicant.registeredAt ? (
            <DueDay day={applicantAnswerDay(new Date(applicant.registeredAt))} />
          ) : null}
        </h1>
      </div>
      {/* What is said beside what is decided by it, from 1280 px: the verdict stays in sight. */}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start xl:gap-8">
        <div className="grid min-w-0 gap-6">
          <Listen applicant={applicant} />
          <ApplicantFacts applicant={applicant} />
        </div>
        <div className="grid gap-6 xl:sticky xl:top-6">
          <EarlierDecisions earlier={applicant.earlier} />
          <ApplicantChecks applicant={applicant} />
          {applicant.status === "REGISTERED" ? <Decision applicant={applicant} /> : null}
          {applicant.decidedAt ? <Decided applicant={applicant} at={applicant.decidedAt} /> : null}
        </div>
      </div>
    </div>
  );
}
