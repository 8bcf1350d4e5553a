import { addWorkingDays, formatKoreanDate } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { Card } from "@pkg/ui/card";
import { DoneState, EmptyState, WaitState } from "@pkg/ui/states";
import Link from "next/link";
import type { TutorApplicant } from "@/lib/tutor-applicant";

/** The state of a sent application: waiting, accepted, or rejected with the reason. */
export function ApplicantStatus({ applicant }: { applicant: TutorApplicant }) {
  if (applicant.status === "ACCEPTED") {
    return (
      <DoneState
        level={1}
        className="px-(--size-gutter) py-12"
        title="선생님이 되었어요"
        reason="수업할 수 있는 시간을 알려 주면 학생을 소개해 드려요."
        action={
          <ButtonLink href="/" linkAs={Link} size="lg">
            선생님 홈으로
          </ButtonLink>
        }
      />
    );
  }
  if (applicant.status === "REJECTED") {
    return (
      <div className="px-(--size-gutter) py-12">
        <EmptyState level={1} title="이번에는 함께하지 못하게 됐어요" reason="지원해 주셔서 고마워요." />
        <Card as="section" className="mt-6">
          <h2 className="text-label">나란이 드리는 말씀</h2>
          <p className="mt-1 text-body-sm text-fg-2">{applicant.reason}</p>
        </Card>
        <ButtonLink href="/applicants" linkAs={Link} size="lg" full className="mt-6">
          다시 지원하기
        </ButtonLink>
      </div>
    );
  }
  return <Waiting applicant={applicant} />;
}

/** Working days within which staff answers. */
const ANSWER_DAYS = 3;

function Waiting({ applicant }: { applicant: TutorApplicant }) {
  const sentAt = new Date(applicant.registeredAt ?? applicant.updatedAt);
  return (
    <WaitState
      level={1}
      className="px-(--size-gutter) py-12"
      title="녹음을 듣고 있어요"
      reason={`${answerDay(sentAt)}까지 문자로 알려 드려요.`}
      action={
        <Button variant="secondary" onClick={() => location.reload()}>
          새로 확인하기
        </Button>
      }
    />
  );
}

function answerDay(sentAt: Date): string {
  return formatKoreanDate(addWorkingDays(sentAt, ANSWER_DAYS));
}
