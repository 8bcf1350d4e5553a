import {
  LESSON_DISPUTE_DECISION_LABELS,
  LESSON_DISPUTE_REASON_LABELS,
  LESSON_STATUS_LABELS,
  type LessonDisputeDecision,
  type LessonDisputeReason,
  TEXT_LENGTHS,
} from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { toast } from "@pkg/ui/toast";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import Link from "next/link";
import { useState } from "react";
import { ReasonForm } from "../forms/reason-form";
import { momentText } from "../words/day-text";
import { DueDay } from "../words/due-day";
import { StaffLink } from "../words/staff-link";
import { personName, phoneEndText } from "../words/whom-text";
import { type LessonDispute, useDecision } from "./dispute-queries";
import { answerText, entriesText } from "./dispute-text";

const REASON_LABELS: Readonly<Record<LessonDisputeDecision, string>> = {
  GIVEN_BACK: "수업을 돌려주는 이유",
  KEPT: "쓴 수업으로 하는 이유",
};

const SAID_BY: Readonly<Record<LessonDisputeReason, string>> = {
  TUTOR_ABSENT: "학생 가족",
  STUDENT_CAME: "학생 가족",
  TUTOR_CAME: "선생님",
  STUDENT_ABSENT: "선생님",
  UNCONFIRMED: "두 사람의 답",
};

/** A disputed lesson with the record of its room, and the two ways to decide it. */
export function DisputeCard({ dispute }: { dispute: LessonDispute }) {
  const { studentName, tutorName, subjectLabel, startsAt, status, hasLog, reason, detail, matchId } = dispute;
  const now = serverNow();
  const title = `${studentName} 학생 · ${tutorName} 선생님`;
  return (
    <Card as="article" aria-label={title} className="grid gap-3">
      <div>
        <h2 className="text-title-3">{title}</h2>
        <p className="flex flex-wrap gap-x-3 text-body-sm text-fg-2">
          <span>{subjectLabel}</span>
          <span className="num">{`${momentText(startsAt, now)} 수업`}</span>
          {dispute.decision ? null : <DueDay day={dispute.decidedBy} />}
          {status === "SCHEDULED" ? null : <span>{LESSON_STATUS_LABELS[status]}</span>}
          <span>{hasLog ? "수업 기록 있음" : "수업 기록 없음"}</span>
        </p>
      </div>
      <div>
        <p className="text-label">{LESSON_DISPUTE_REASON_LABELS[reason]}</p>
        {detail ? <p className="text-body-sm whitespace-pre-wrap">{detail}</p> : null}
        <p className="figures text-caption text-fg-3">{`${SAID_BY[reason]} · ${momentText(dispute.createdAt, now)}`}</p>
      </div>
      {[
        { who: "가족의 설명", said: dispute.buyerDetail },
        { who: "선생님의 설명", said: dispute.tutorDetail },
      ].map(({ who, said }) =>
        said ? (
          <div key={who}>
            <p className="text-body-sm whitespace-pre-wrap">{said}</p>
            <p className="text-caption text-fg-3">{who}</p>
          </div>
        ) : null,
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-body-sm">
        <span className="flex flex-wrap gap-x-3">
          <span className="text-fg-2">구매자</span>
          <StaffLink task="PEOPLE" href={`/operator/people/${dispute.buyerId}`}>
            {personName({ name: dispute.buyerName })}
          </StaffLink>
          <span className="num">{phoneEndText(dispute.buyerPhoneEnd)}</span>
        </span>
        <span className="flex flex-wrap gap-x-3">
          <span className="text-fg-2">선생님</span>
          <StaffLink task="TUTORS" href={`/operator/tutors/${dispute.tutorId}`}>
            {tutorName}
          </StaffLink>
          <span className="num">{phoneEndText(dispute.tutorPhoneEnd)}</span>
        </span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-md bg-sunken px-4 py-3 text-body-sm">
        <dt className="text-fg-2">학생 들어온 때</dt>
        <dd className="num">{entriesText(dispute, "BUYER")}</dd>
        <dt className="text-fg-2">선생님 들어온 때</dt>
        <dd className="num">{entriesText(dispute, "TUTOR")}</dd>
        {dispute.answers.length > 0 ? (
          <>
            <dt className="text-fg-2">학생 가족의 답</dt>
            <dd className="figures">{answerText(dispute, "BUYER", now)}</dd>
            <dt className="text-fg-2">선생님의 답</dt>
            <dd className="figures">{answerText(dispute, "TUTOR", now)}</dd>
          </>
        ) : null}
      </dl>
      {dispute.decision && dispute.decidedAt ? (
        <p className="text-body-sm">
          <b className="font-semibold">{LESSON_DISPUTE_DECISION_LABELS[dispute.decision]}</b> {dispute.decisionReason}{" "}
          <span className="num text-caption text-fg-3">{momentText(dispute.decidedAt, now)}</span>
        </p>
      ) : (
        <Decide dispute={dispute} />
      )}
      <ButtonLink
        href={`/operator/matches/${matchId}`}
        linkAs={Link}
        variant="text"
        size="sm"
        flush
        className="justify-self-start"
      >
        매칭 보기
      </ButtonLink>
    </Card>
  );
}

function Decide({ dispute }: { dispute: LessonDispute }) {
  const { lessonId, buyerName: name, buyerPhoneEnd, tutorName, tutorPhoneEnd } = dispute;
  const [chosen, choose] = useState<LessonDisputeDecision | null>(null);
  const decide = useDecision();
  const whom = `${personName({ name })} 님(${phoneEndText(buyerPhoneEnd)})과 ${tutorName} 선생님(${phoneEndText(tutorPhoneEnd)})`;
  if (chosen === null) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => choose("GIVEN_BACK")}>
          수업 돌려주기
        </Button>
        <Button size="sm" variant="secondary" onClick={() => choose("KEPT")}>
          쓴 수업으로 하기
        </Button>
      </div>
    );
  }
  return (
    <ReasonForm
      label={REASON_LABELS[chosen]}
      help={`이유는 ${whom}께 문자로 보내요.`}
      maxLength={TEXT_LENGTHS.sentReason.max}
      act="정하기"
      busyLabel="정하고 있어요"
      onClose={() => choose(null)}
      onSend={async (reason) => {
        await decide.mutateAsync({ params: { path: { lessonId } }, body: { decision: chosen, reason } });
        toast("두 사람에게 알렸어요", { tone: "ok" });
      }}
    />
  );
}
