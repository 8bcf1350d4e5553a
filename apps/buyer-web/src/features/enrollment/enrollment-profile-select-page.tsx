"use client";

import { Button } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useWide } from "@pkg/ui/use-wide";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { useRouter } from "next/navigation";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { EnrollSkeleton, SummarySkeleton } from "./components/enroll-skeleton";
import { EnrollSummary } from "./components/enroll-summary";
import { StudentSection } from "./components/student-section";
import { type EnrollFacts, useEnrollFacts } from "./use-enroll-facts";
import { useStudentChoice } from "./use-student-choice";

const PAYMENT = "/tutoring/enroll/payment";

/** `/tutoring/enroll/payment/profile-select`: changes the student and returns to payment with the form intact. */
export function EnrollmentProfileSelectPage() {
  const { facts, error, retry } = useEnrollFacts();
  if (facts) return <ProfileSelect facts={facts} />;
  const frame = { title: "배우는 학생", back: { href: PAYMENT } };
  return error ? (
    <FlowFrame {...frame}>
      <LoadProblem error={error} onRetry={retry} what="학생 목록을" />
    </FlowFrame>
  ) : (
    <FlowFrame {...frame} summary={<SummarySkeleton />}>
      <EnrollSkeleton />
    </FlowFrame>
  );
}

function ProfileSelect({ facts }: { facts: EnrollFacts }) {
  const { me, views } = facts;
  const router = useRouter();
  const isWide = useWide();
  const choice = useStudentChoice(facts, () => router.push(PAYMENT));
  const bar = (
    <StickyBar inPane>
      <Button size="lg" full busy={choice.isSaving} busyLabel="저장하고 있어요" onClick={choice.next}>
        {choice.student ? `${choice.student.name} 학생으로 할게요` : "다음"}
      </Button>
    </StickyBar>
  );
  return (
    <FlowFrame
      title="배우는 학생"
      back={{ href: PAYMENT }}
      bar={bar}
      summary={isWide ? <EnrollSummary views={views} /> : null}
    >
      <h1 className="px-(--size-gutter) pt-1 pb-6 text-title-1">누가 배우나요?</h1>
      <StudentSection me={me} choice={choice} title="학생 고르기" isTitleHidden />
    </FlowFrame>
  );
}
