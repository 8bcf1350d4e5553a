import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { DoneState, EmptyState, WaitState } from "@pkg/ui/states";
import { useErrorReaction } from "@pkg/web/platform/errors/use-error-reaction";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { answerPromise, type TutorApplicant, useTutorApplicant } from "@/lib/tutor-applicant";
import { type Subject, useApplyAgain } from "../queries";
import { SentAnswers } from "./sent-answers";

type ApplicantStatusProps = { applicant: TutorApplicant; subjects: readonly Subject[] };

/** The state of a sent application: waiting, accepted, or rejected with the reason. */
export function ApplicantStatus({ applicant, subjects }: ApplicantStatusProps) {
  if (applicant.status === "ACCEPTED") return <Accepted />;
  if (applicant.status === "REJECTED") return <Rejected applicant={applicant} />;
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
  const router = useRouter();
  const again = useApplyAgain();
  const report = useErrorReaction();
  const apply = () =>
    again.mutate(undefined, { onSuccess: ({ id }) => router.push(`/applicants/${id}`), onError: report });
  return (
    <div className="px-(--size-gutter) py-12">
      <EmptyState level={1} title="이번에는 함께하지 못하게 됐어요" reason="지원해 주셔서 고마워요." />
      <Card as="section" className="mt-6">
        <h2 className="text-label">나란이 드리는 말씀</h2>
        <p className="mt-1 text-body-sm text-fg-2">{applicant.reason}</p>
      </Card>
      <Button size="lg" full className="mt-6" busy={again.isPending} busyLabel="지원서를 열고 있어요" onClick={apply}>
        다시 지원하기
      </Button>
      <p className="mt-3 text-center text-caption text-fg-2">
        적은 내용과 녹음은 그대로 있어요. 고칠 곳만 고쳐서 보내면 돼요.
      </p>
    </div>
  );
}

function Waiting({ applicant, subjects }: ApplicantStatusProps) {
  const fresh = useTutorApplicant(applicant.id);
  return (
    <div className="px-(--size-gutter) py-12">
      <WaitState
        level={1}
        title="녹음을 듣고 있어요"
        reason={answerPromise(applicant, new Date())}
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
    </div>
  );
}
