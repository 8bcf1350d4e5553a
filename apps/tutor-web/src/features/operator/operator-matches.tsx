"use client";

import { formatKoreanDate, MATCH_STATUS_LABELS } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button } from "@pkg/ui/button";
import { EmptyState } from "@pkg/ui/states";
import { PageTitle } from "@pkg/web/platform/shell/page-title";
import Link from "next/link";
import { OperatorGate } from "./components/operator-gate";
import { OperatorNav } from "./components/operator-nav";
import { type StuckMatch, useStuckMatches } from "./match-queries";

/** `/operator/matches`: searches without a tutor, or near their promised date. Answers 404 without the staff role. */
export function OperatorMatches() {
  const reading = useStuckMatches();
  return (
    <OperatorGate reading={reading} what="매칭을">
      {(matches) => (
        <>
          <OperatorNav current="/operator/matches" />
          <PageTitle lead="약속한 날이 빠른 매칭이 위에 있어요.">멈춘 매칭</PageTitle>
          {matches.length > 0 ? (
            <ul className="border-t border-line">
              {matches.map((match) => (
                <Row key={match.id} match={match} />
              ))}
            </ul>
          ) : (
            <EmptyState
              className="py-12"
              title="멈춘 매칭이 없어요"
              reason="선생님을 못 찾았거나 약속한 날이 된 매칭이 여기에 나와요."
              action={
                <Button variant="secondary" onClick={() => void reading.refetch()}>
                  새로 확인하기
                </Button>
              }
            />
          )}
        </>
      )}
    </OperatorGate>
  );
}

function Row({ match }: { match: StuckMatch }) {
  const { id, studentName, subjectLabel, subjectDetailLabel, lessonsPerWeek, minutes, status, asked, promisedOn } =
    match;
  return (
    <li className="border-b border-line">
      <Link
        href={`/operator/matches/${id}`}
        className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 py-3.5 hover:bg-sand-50"
      >
        <span className="min-w-[min(14rem,100%)] flex-1">
          <span className="block text-label">
            {studentName} · {subjectLabel} {subjectDetailLabel}
          </span>
          <span className="num block text-caption text-fg-3">
            주 {lessonsPerWeek}회 {minutes}분 · 제안 {asked}명 · {MATCH_STATUS_LABELS[status]}
          </span>
        </span>
        {promisedOn ? (
          <Badge tone={match.isLate ? "error" : "warn"}>
            {formatKoreanDate(promisedOn)}
            {match.isLate ? " 지났어요" : "까지"}
          </Badge>
        ) : null}
      </Link>
    </li>
  );
}
