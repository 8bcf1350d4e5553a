import { subjectName } from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { lessonMoment } from "@pkg/web/features/lessons/lesson-text";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useState } from "react";
import type { BadPulse } from "./pulse-queries";

/** Loads when somebody begins to write. */
const PulseForm = dynamic(async () => (await import("./pulse-form")).PulseForm);

/** One family that is not content: who, with whom, and what was done. */
export function PulseCard({ pulse }: { pulse: BadPulse }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-title-3">{`${pulse.studentName} · ${subjectName(pulse)}`}</h2>
        {pulse.isPair ? null : <Badge tone="neutral">지금은 다른 선생님</Badge>}
      </div>
      <p className="figures mt-1 text-body-sm text-fg-2">
        {pulse.tutorName} 선생님과 {pulse.heldLessons}회 수업하고 {lessonMoment(pulse.answeredAt)}에 답했어요.
      </p>
      {pulse.handledAt && pulse.handledNote ? (
        <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-body-sm whitespace-pre-line">
          <span className="figures block text-caption text-fg-3">{`${lessonMoment(pulse.handledAt)}에 챙겼어요`}</span>
          {pulse.handledNote}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink
          href={`/operator/people/${pulse.buyerId}`}
          linkAs={Link}
          variant="secondary"
          size="sm"
        >{`${pulse.buyerName ?? "가족"} 님 보기`}</ButtonLink>
        <ButtonLink href={`/operator/matches/${pulse.matchId}`} linkAs={Link} variant="secondary" size="sm">
          매칭 보기
        </ButtonLink>
        {pulse.handledAt || isWriting ? null : (
          <Button size="sm" onClick={() => setWriting(true)}>
            챙긴 내용 남기기
          </Button>
        )}
      </div>
      {isWriting && !pulse.handledAt ? <PulseForm pulse={pulse} onBack={() => setWriting(false)} /> : null}
    </Card>
  );
}
