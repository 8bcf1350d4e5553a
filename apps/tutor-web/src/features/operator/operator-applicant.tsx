"use client";

import { TUTOR_APPLICANT_STATUS_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { isApiError } from "@pkg/web/api";
import { LoadProblem } from "@pkg/web/shell/load-problem";
import { NotFoundPage } from "@pkg/web/shell/not-found-page";
import { RowsSkeleton } from "@pkg/web/shell/rows-skeleton";
import Link from "next/link";
import { ApplicantFacts } from "./components/applicant-facts";
import { Decision } from "./components/decision";
import { Listen } from "./components/listen";
import { useSentApplicant } from "./queries";

/** `/operator/applicants/{id}`: one application, its voice, and the decision. */
export function OperatorApplicant({ id }: { id: string }) {
  const { data, error, refetch } = useSentApplicant(id);
  const isHidden = isApiError(error, "account", 10003) || isApiError(error, "class", 20001);
  if (isHidden || isApiError(error, "class", 10001)) return <NotFoundPage />;
  if (error && !data) {
    return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="지원서를" />;
  }
  if (!data) return <RowsSkeleton />;
  return (
    <div className="grid gap-6">
      <div>
        <ButtonLink href="/operator/applicants" linkAs={Link} variant="text" size="sm" flush>
          지원자 목록
        </ButtonLink>
        <h1 className="mt-2 flex flex-wrap items-center gap-2 text-title-1">
          {data.name}
          <Badge tone={data.status === "ACCEPTED" ? "success" : "neutral"}>
            {TUTOR_APPLICANT_STATUS_LABELS[data.status]}
          </Badge>
        </h1>
      </div>
      <Listen applicant={data} />
      <ApplicantFacts applicant={data} />
      {data.status === "REGISTERED" ? <Decision applicant={data} /> : null}
      {data.reason ? (
        <Card as="section">
          <h2 className="text-label">지원자에게 알린 이유</h2>
          <p className="mt-1 text-body-sm text-fg-2">{data.reason}</p>
        </Card>
      ) : null}
    </div>
  );
}
