import {
  formatDue,
  formatKoreanDate,
  formatWon,
  GRADE_BAND_LABELS,
  monthOfProposal,
  proposalLength,
  proposalPace,
  STUDY_GOAL_LABELS,
  subjectName,
} from "@pkg/domain";
import { Badge } from "@pkg/ui/badge";
import { ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { TestSummary } from "@pkg/web/features/level-test/test-summary";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { AppLink } from "@pkg/web/platform/site/app-link";
import { isLate, mayAccept, proposalState } from "../proposal-state";
import type { Pairing } from "../queries";
import { OpenOffer } from "./open-offer";
import { ProposalAnswer } from "./proposal-answer";

/** A proposal: student, times, pay and deadline. */
export default function Proposal({ pairing, phoneNumber }: { pairing: Pairing; phoneNumber: string }) {
  const now = serverNow();
  const state = proposalState(pairing, now);
  return (
    <article aria-live="polite">
      <Badge tone={state.tone}>{state.label}</Badge>
      <h1 className="mt-2 text-title-1">{state.title}</h1>
      <p className="mt-1.5 text-body text-fg-2">{state.lead}</p>
      {pairing.offer ? <OpenOffer pairing={{ ...pairing, offer: pairing.offer }} phoneNumber={phoneNumber} /> : null}
      <Card className="mt-6">
        <dl className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 text-body">
          {rowsOf(pairing).map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-body-sm text-fg-3">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {pairing.levelTest ? (
          <div className="mt-5 border-t border-line pt-4">
            <p className="mb-1 text-caption text-fg-3">레벨 테스트</p>
            <TestSummary test={pairing.levelTest} />
          </div>
        ) : null}
        {pairing.tutorMemo ? (
          <div className="mt-5 rounded-md bg-sunken px-4 py-3.5">
            <p className="text-caption text-fg-3">{pairing.isStaffMemo ? "상담 직원이 남긴 말" : "학생이 남긴 말"}</p>
            <p className="mt-1 text-body-sm whitespace-pre-line">{pairing.tutorMemo}</p>
          </div>
        ) : null}
      </Card>
      {state.mayAnswer ? (
        <>
          <p className="mt-5 text-body-sm text-fg-2">
            {pairing.offer ? (
              mayAccept(pairing) ? (
                "처음 제안받은 시간이 괜찮아지면 지금도 수락할 수 있어요."
              ) : (
                "처음 제안받은 시간에는 다른 수업이 잡혔어요. 가족의 답을 기다려 주세요."
              )
            ) : (
              <>
                {isLate(pairing, now) || pairing.declinedOffer ? null : (
                  <>
                    <span className="num">{formatDue(new Date(pairing.dueAt), now)}</span>까지 답을 기다려요.{" "}
                  </>
                )}
                먼저 수락한 선생님이 맡아요.
              </>
            )}
          </p>
          <ProposalAnswer pairing={pairing} phoneNumber={phoneNumber} />
        </>
      ) : null}
      {state.next ? (
        <ButtonLink href={state.next.href} linkAs={AppLink} size="lg" full className="mt-6">
          {state.next.label}
        </ButtonLink>
      ) : null}
    </article>
  );
}

/** The weekly times; beside an offer of the tutor's own, those that were proposed first and whether they still count. */
function timesOf({ offer, otherTimes, openStarts, lessonTimes }: Pairing): [string, string] {
  if (offer)
    return [
      "처음 시간",
      `${lessonTimes} (${openStarts.length > 0 ? "지금도 수락할 수 있어요" : "다른 수업이 잡혔어요"})`,
    ];
  return ["수업 시간", otherTimes.length > 0 ? "아래에서 골라 주세요" : lessonTimes];
}

function rowsOf(pairing: Pairing): [string, string][] {
  const month = monthOfProposal(pairing);
  const goals = pairing.studyPurposes.map((goal) => STUDY_GOAL_LABELS[goal]).join(", ");
  const rows: [string, string][] = [
    ["과목", subjectName(pairing)],
    ["학년", pairing.gradeLabel],
    ["성적", pairing.gradeBand ? GRADE_BAND_LABELS[pairing.gradeBand] : ""],
    timesOf(pairing),
    ["횟수", proposalPace(pairing)],
    ["전체", pairing.lessonsLeft > 1 ? proposalLength(pairing) : ""],
    ["첫 수업", pairing.firstDay ? `빠르면 ${formatKoreanDate(pairing.firstDay, { now: serverNow() })}` : ""],
    ["1회 수업료", formatWon(pairing.pay)],
    ["한 달 수입", month.lessons > 1 ? `${formatWon(month.pay)} (${month.lessons}회, 세금 떼기 전)` : ""],
    ["공부 목표", goals],
  ];
  return rows.filter(([, value]) => value !== "");
}
