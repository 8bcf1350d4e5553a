"use client";

import { MATCH_STATUS_LABELS } from "@pkg/domain";
import { ButtonLink } from "@pkg/ui/button";
import { isApiError } from "@pkg/web/api";
import { LoadProblem } from "@pkg/web/shell/load-problem";
import { NotFoundPage } from "@pkg/web/shell/not-found-page";
import { RowsSkeleton } from "@pkg/web/shell/rows-skeleton";
import Link from "next/link";
import { useRef } from "react";
import { MatchAsked } from "./components/match-asked";
import { MatchFacts } from "./components/match-facts";
import { MatchSearch } from "./components/match-search";
import { MatchTutors } from "./components/match-tutors";
import { useSteeredMatch } from "./match-queries";

/** `/operator/matches/{id}`: one search, what keeps tutors away, and how it goes on. */
export function OperatorMatch({ id }: { id: string }) {
  const { data, error, refetch } = useSteeredMatch(id);
  const title = useRef<HTMLHeadingElement>(null);
  const isHidden = isApiError(error, "account", 10003) || isApiError(error, "class", 20001, 10001);
  if (isHidden) return <NotFoundPage />;
  if (error && !data) return <LoadProblem level={1} error={error} onRetry={() => void refetch()} what="매칭을" />;
  if (!data) return <RowsSkeleton />;
  const { match } = data;
  const isWaiting = match.status === "UNPAIRED" || match.status === "PROFILE_MATCH_FAILED";
  const isOver = match.status === "MATCHED" || match.status === "CANCELED";
  return (
    <div className="grid gap-8">
      <div>
        <ButtonLink href="/operator/matches" linkAs={Link} variant="text" size="sm" flush>
          멈춘 매칭
        </ButtonLink>
        <h1 ref={title} tabIndex={-1} className="mt-2 text-title-1 outline-none">
          {match.studentName} · {match.subjectLabel} {match.subjectDetailLabel}
        </h1>
        <p role="status" className="mt-1.5 text-body-sm text-fg-2">
          {MATCH_STATUS_LABELS[match.status]}
        </p>
      </div>
      <MatchFacts found={data} />
      {isWaiting ? <MatchSearch id={id} found={data} /> : null}
      <MatchAsked proposals={data.proposals} />
      {isOver ? null : <MatchTutors id={id} found={data} title={title} />}
    </div>
  );
}
