"use client";

import { Button, ButtonLink } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { useWide } from "@pkg/ui/use-wide";
import { LoadProblemLater, useLoadProblemLater } from "@pkg/web/platform/page/load-problem-later";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { lazy, Suspense } from "react";
import { CourseList } from "@/lib/courses/course-list";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { CoursesTotal } from "./components/courses-total";
import { EnrollSkeleton, SummarySkeleton } from "./components/enroll-skeleton";
import { StudentSection } from "./components/student-section";
import { type EnrollFacts, useEnrollFacts } from "./use-enroll-facts";
import { useStudentChoice } from "./use-student-choice";

// Wide screens alone have it.
const EnrollSummary = lazy(async () => ({ default: (await import("./components/enroll-summary")).EnrollSummary }));

/** `/tutoring/enroll`: merges the drafts of browser and account, then asks for the student. */
export function EnrollmentPage() {
  const { facts, error, retry } = useEnrollFacts();
  useLoadProblemLater();
  if (facts) return <EnrollFlow facts={facts} />;
  const frame = { title: "수강 신청", back: { href: "/simple-enroll" } };
  return error ? (
    <FlowFrame {...frame}>
      <LoadProblemLater error={error} onRetry={retry} what="고른 수업을" />
    </FlowFrame>
  ) : (
    <FlowFrame {...frame} summary={<SummarySkeleton />}>
      <EnrollSkeleton />
    </FlowFrame>
  );
}

/** The restored courses, the choice of student, and the link to payment. */
function EnrollFlow({ facts }: { facts: EnrollFacts }) {
  const { me, views } = facts;
  const router = useRouter();
  const isWide = useWide();
  const choice = useStudentChoice(facts, () => router.push("/tutoring/enroll/payment"));
  const bar = (
    <StickyBar inPane>
      <Button size="lg" full busy={choice.isSaving} busyLabel="저장하고 있어요" onClick={choice.next}>
        다음
      </Button>
    </StickyBar>
  );
  return (
    <FlowFrame
      title="수강 신청"
      back={{ href: "/simple-enroll" }}
      bar={bar}
      summary={
        isWide ? (
          <Suspense fallback={<SummarySkeleton />}>
            <EnrollSummary views={views} />
          </Suspense>
        ) : null
      }
    >
      <div className="px-(--size-gutter) pt-1 pb-8">
        <h1 className="mb-3.5 text-title-1">고른 수업이 맞나요?</h1>
        <CourseList views={views} />
        {isWide ? null : <CoursesTotal views={views} />}
        <ButtonLink href="/simple-enroll" linkAs={Link} variant="line" full className="mt-2">
          수업 바꾸기
        </ButtonLink>
      </div>
      <StudentSection me={me} choice={choice} title="누가 배우나요?" />
    </FlowFrame>
  );
}
