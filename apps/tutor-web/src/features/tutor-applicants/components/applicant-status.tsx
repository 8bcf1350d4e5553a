import {
  APPLICATION_KEPT_DAYS,
  addDays,
  filesKeptAfter,
  formatKoreanDate,
  STUDY_PROOF_KEPT_DAYS,
  toKstDate,
} from "@pkg/domain";
import { AlertDialog } from "@pkg/ui/alert-dialog";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { DoneState, EmptyState, WaitState } from "@pkg/ui/states";
import { serverNow } from "@pkg/web/platform/clock/server-clock";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { answerPromise, type TutorApplicant, useTutorApplicant } from "@/lib/applicant/tutor-applicant";
import { type Subject, useApplyAgain, useWithdraw } from "../queries";
import { SentAnswers } from "./sent-answers";

type ApplicantStatusProps = { applicant: TutorApplicant; subjects: readonly Subject[] };

/** The state of a sent application: waiting, accepted, rejected with the reason, or taken back. */
export function ApplicantStatus({ applicant, subjects }: ApplicantStatusProps) {
  if (applicant.status === "ACCEPTED") return <Accepted />;
  if (applicant.status === "REJECTED") return <Rejected applicant={applicant} />;
  if (applicant.status === "WITHDRAWN") return <Withdrawn applicant={applicant} />;
  return <Waiting applicant={applicant} subjects={subjects} />;
}

function Accepted() {
  return (
    <DoneState
      level={1}
      className="px-(--size-gutter) py-12"
      title="선생님이 되었어요"
      reason="수업할 수 있는 시간을 알려 주면 학생을 소개해 드려요."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href="/" linkAs={Link} size="lg" variant="secondary">
            선생님 홈으로
          </ButtonLink>
          <ButtonLink href="/periods" linkAs={Link} size="lg">
            가능한 시간 알려 주기
          </ButtonLink>
        </div>
      }
    />
  );
}

function Rejected({ applicant }: { applicant: TutorApplicant }) {
  return (
    <div className="px-(--size-gutter) py-12">
      <EmptyState level={1} title="이번에는 함께하지 못하게 됐어요" reason="지원해 주셔서 고마워요." />
      <Card as="section" className="mt-6">
        <h2 className="text-label">함께하지 못하는 이유</h2>
        <p className="mt-1 text-body-sm whitespace-pre-line text-fg-2">{applicant.reason}</p>
      </Card>
      <NextTry applicant={applicant} />
      <ApplyAgain note={`적은 내용은 ${keptUntil(applicant, APPLICATION_KEPT_DAYS)} 그대로 있어요.`} />
    </div>
  );
}

/** The last whole day on which something of a decided application is kept, "2027년 5월 21일(금)까지". */
function keptUntil({ decidedAt, updatedAt }: TutorApplicant, days: number): string {
  const last = addDays(toKstDate(new Date(decidedAt ?? updatedAt)), days - 1);
  return `${formatKoreanDate(last, { withYear: true })}까지`;
}

/** What of the files the next application begins with, and what it asks for again, which comes first. */
function NextTry({ applicant }: { applicant: TutorApplicant }) {
  const { rejectReason, studyProof } = applicant;
  const kept = filesKeptAfter(rejectReason);
  const voice = kept.screening
    ? { title: "녹음", note: "그대로 있어요. 다시 녹음해도 돼요." }
    : { title: "다시 녹음하기", note: "위에 적은 점을 고쳐서 다시 녹음해 주세요." };
  // After a while it is deleted, or the next application has it already.
  const proof = studyProof
    ? {
        title: "증빙 서류",
        note: `그대로 있어요. ${keptUntil(applicant, STUDY_PROOF_KEPT_DAYS)} 다시 지원하면 올리지 않아도 돼요.`,
      }
    : {
        title: "증빙 서류 다시 올리기",
        note: kept.studyProof ? "보관 기간이 지나서 지웠어요." : "전에 올린 서류는 지웠어요.",
      };
  return (
    <ul aria-label="다시 지원할 때 챙길 것" className="mt-4 grid gap-2 text-body-sm">
      {(studyProof ? [voice, proof] : [proof, voice]).map(({ title, note }) => (
        <li key={title}>
          <b className="font-semibold">{title}</b> <span className="text-fg-2">{note}</span>
        </li>
      ))}
    </ul>
  );
}

function Withdrawn({ applicant }: { applicant: TutorApplicant }) {
  return (
    <div className="px-(--size-gutter) py-12">
      <EmptyState
        level={1}
        title="지원을 취소했어요"
        reason="녹음과 서류는 지웠어요. 마음이 바뀌면 언제든 다시 지원할 수 있어요."
      />
      <ApplyAgain
        note={`적은 내용은 ${keptUntil(applicant, APPLICATION_KEPT_DAYS)} 그대로 있어요. 녹음과 서류만 다시 올리면 돼요.`}
      />
    </div>
  );
}

function ApplyAgain({ note }: { note: string }) {
  const router = useRouter();
  const again = useApplyAgain();
  const report = useErrorReaction();
  const apply = () => again.mutate({}, { onSuccess: ({ id }) => router.push(`/applicants/${id}`), onError: report });
  return (
    <>
      <Button size="lg" full className="mt-6" busy={again.isPending} busyLabel="지원서를 열고 있어요" onClick={apply}>
        다시 지원하기
      </Button>
      <p className="mt-3 text-center text-caption text-fg-2">{note}</p>
    </>
  );
}

function Waiting({ applicant, subjects }: ApplicantStatusProps) {
  const fresh = useTutorApplicant(applicant.id);
  return (
    <div className="px-(--size-gutter) py-12">
      <WaitState
        level={1}
        title="지원서를 보고 있어요"
        reason={answerPromise(applicant, serverNow())}
        action={
          <Button
            variant="secondary"
            busy={fresh.isFetching}
            busyLabel="확인하고 있어요"
            onClick={() => void fresh.refetch()}
          >
            새로 확인하기
          </Button>
        }
      />
      <SentAnswers applicant={applicant} subjects={subjects} />
      <Withdraw id={applicant.id} />
    </div>
  );
}

function Withdraw({ id }: { id: string }) {
  const [asks, setAsks] = useState(false);
  const withdraw = useWithdraw(id);
  const report = useErrorReaction();
  return (
    <div className="mt-4 text-center">
      <Button variant="quiet" size="sm" onClick={() => setAsks(true)}>
        지원 취소하기
      </Button>
      <AlertDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="지원을 취소할까요?"
        description="녹음과 서류를 바로 지워요. 적은 내용은 남아서 다시 지원할 때 이어 쓸 수 있어요."
        safe={{ label: "계속 기다리기" }}
        act={{
          label: "지원 취소하기",
          tone: "danger",
          busy: withdraw.isPending,
          busyLabel: "취소하고 있어요",
          onPress: () =>
            withdraw.mutate({ params: { path: { id } } }, { onError: report, onSettled: () => setAsks(false) }),
        }}
      />
    </div>
  );
}
