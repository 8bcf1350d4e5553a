"use client";

import { MESSAGE_REPORT_REASON_LABELS } from "@pkg/domain";
import { BackLink } from "@pkg/ui/back-link";
import { Badge } from "@pkg/ui/badge";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { toast } from "@pkg/ui/toast";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Link from "next/link";
import { useState } from "react";
import { OperatorGate } from "../access/operator-gate";
import { ReasonForm } from "../forms/reason-form";
import { momentText } from "../words/day-text";
import { type MessageReport, useCloseReport, useReport } from "./report-queries";
import { reporterText } from "./report-text";
import { ReportedMessages } from "./reported-messages";

/** `/operator/message-reports/{id}`: a report, its thread, and the ways to hide a message and to close the report. */
export function OperatorReport({ id }: { id: string }) {
  const reading = useReport(id);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = reading;
  const older = { has: hasNextPage, isLoading: isFetchingNextPage, load: () => void fetchNextPage() };
  return (
    <OperatorGate reading={reading} what="신고를">
      {({ pages }) => {
        const [first] = pages;
        const messages = [...pages].reverse().flatMap(({ content }) => content);
        return first ? (
          <div className="grid gap-8">
            <Facts report={first.report} />
            <ReportedMessages report={first.report} messages={messages} older={older} />
            {first.report.status === "OPEN" ? <Close id={id} /> : null}
          </div>
        ) : null;
      }}
    </OperatorGate>
  );
}

function Facts({ report }: { report: MessageReport }) {
  const { studentName, tutorName, subjectLabel, status, reason, detail, note, createdAt, closedAt, matchId } = report;
  const isOpen = status === "OPEN";
  return (
    <div>
      <BackLink href="/operator/message-reports" linkAs={Link}>
        신고
      </BackLink>
      <h1 className="mt-2 text-title-1">{`${studentName} 학생 · ${tutorName} 선생님`}</h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-body-sm text-fg-2">
        <Badge tone={isOpen ? "warn" : "neutral"}>{isOpen ? "볼 것" : "마쳤어요"}</Badge>
        {subjectLabel}
      </p>
      <Card as="section" aria-label="신고 내용" className="mt-5">
        <p className="text-label">{MESSAGE_REPORT_REASON_LABELS[reason]}</p>
        {detail ? <p className="mt-1 text-body whitespace-pre-wrap">{detail}</p> : null}
        <p className="figures mt-1.5 text-caption text-fg-3">{`${reporterText(report)} · ${momentText(createdAt, serverNow())}`}</p>
        {note && closedAt ? (
          <p className="mt-3 border-t border-line pt-3 text-body-sm">
            {note} <span className="num text-caption text-fg-3">{momentText(closedAt, serverNow())}</span>
          </p>
        ) : null}
      </Card>
      <ButtonLink href={`/operator/matches/${matchId}`} linkAs={Link} variant="text" size="sm" flush className="mt-2">
        매칭 보기
      </ButtonLink>
    </div>
  );
}

function Close({ id }: { id: string }) {
  const [asks, setAsks] = useState(false);
  const close = useCloseReport();
  if (!asks) return <Button onClick={() => setAsks(true)}>신고 마치기</Button>;
  return (
    <ReasonForm
      label="마치는 이유"
      help="어떻게 했는지 적어 주세요. 직원만 볼 수 있어요. 마친 뒤에는 메시지를 가리거나 다시 보일 수 없어요."
      act="마치기"
      busyLabel="마치고 있어요"
      onClose={() => setAsks(false)}
      onSend={async (note) => {
        await close.mutateAsync({ params: { path: { id } }, body: { note } });
        toast("신고를 마쳤어요", { tone: "ok" });
      }}
    />
  );
}
