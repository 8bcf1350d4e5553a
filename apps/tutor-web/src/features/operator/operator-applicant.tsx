"use client";

import { TUTOR_APPLICANT_STATUS_LABELS } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Badge } from "@pkg/ui/badge";
import { Card } from "@pkg/ui/card";
import dynamic from "next/dynamic";
import Link from "next/link";
import type { TutorApplicant } from "@/lib/tutor-applicant";
import { ApplicantChecks } from "./components/applicant-checks";
import { ApplicantFacts } from "./components/applicant-facts";
import { Listen } from "./components/listen";
import { OperatorGate } from "./components/operator-gate";
import { useSentApplicant } from "./queries";

/** Only who still has to be decided on needs it. */
const Decision = dynamic(() => import("./components/decision").then((module) => module.Decision));

/** `/operator/applicants/{id}`: one application, its voice, and the decision. */
export function OperatorApplicant({ id }: { id: string }) {
  return (
    <OperatorGate reading={useSentApplicant(id)} what="지원서를">
      {(applicant) => <Applicant applicant={applicant} />}
    </OperatorGate>
  );
}

function Applicant({ applicant }: { applicant: TutorApplicant }) {
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
          {applicant.reason ? (
            <Card as="section">
              <h2 className="text-label">지원자에게 알린 이유</h2>
              <p className="mt-1 text-body-sm text-fg-2">{applicant.reason}</p>
            </Card>
          ) : null}
        </div>
      </div>
    </div>
  );
}
