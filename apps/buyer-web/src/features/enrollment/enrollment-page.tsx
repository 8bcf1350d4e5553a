"use client";

import { orderLedger } from "@pkg/domain";
import { Button, ButtonLink } from "@pkg/ui/button";
import { StickyBar } from "@pkg/ui/sticky-bar";
import { formatWon } from "@pkg/ui/won";
import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { CheckoutDraft } from "@/lib/checkout-draft";
import { CourseList } from "@/lib/course-list";
import type { CourseView } from "@/lib/course-views";
import { FlowFrame } from "@/lib/flow-frame";
import type { Me } from "@/lib/me";
import { RenewalNotice } from "@/lib/renewal-notice";
import { EnrollSkeleton } from "./components/enroll-skeleton";
import { StudentSection } from "./components/student-section";
import { useEnrollFacts } from "./use-enroll-facts";
import { useStudentChoice } from "./use-student-choice";

/** `/tutoring/enroll`: merges the drafts of browser and account, then asks for the student. */
export function EnrollmentPage() {
  const { facts, error, retry } = useEnrollFacts();
  if (facts) return <EnrollFlow {...facts} />;
  return (
    <FlowFrame title="수강 신청" back={{ href: "/simple-enroll" }}>
      {error ? <LoadProblem error={error} onRetry={retry} what="고른 수업을" /> : <EnrollSkeleton />}
    </FlowFrame>
  );
}

type EnrollFlowProps = { me: Me; draft: CheckoutDraft; views: readonly CourseView[] };

/** The restored courses, the choice of student, and the link to payment. */
function EnrollFlow({ me, draft, views }: EnrollFlowProps) {
  const router = useRouter();
  const choice = useStudentChoice(me, draft, () => router.push("/tutoring/enroll/payment"));
  const bar = (
    <StickyBar>
      <Button size="lg" full busy={choice.isSaving} busyLabel="저장하고 있어요" onClick={choice.next}>
        다음
      </Button>
    </StickyBar>
  );
  return (
    <FlowFrame title="수강 신청" back={{ href: "/simple-enroll" }} bar={bar}>
      <div className="px-(--size-gutter) pt-1 pb-8">
        <h1 className="mb-3.5 text-title-1">고른 수업이 맞나요?</h1>
        <CourseList views={views} />
        <CoursesTotal views={views} />
        <ButtonLink href="/simple-enroll" linkAs={Link} variant="line" full className="mt-2">
          수업 바꾸기
        </ButtonLink>
      </div>
      <div className="border-t-8 border-sunken pt-8">
        <StudentSection me={me} choice={choice} title="누가 배우나요?" />
      </div>
    </FlowFrame>
  );
}

/** What the courses cost together before a benefit, and what is charged next when they go on by themselves. */
function CoursesTotal({ views }: { views: readonly CourseView[] }) {
  const { total } = orderLedger({ courses: views.map(({ product }) => ({ product })) });
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-fg py-3.5">
        <span className="text-label">낼 금액</span>
        <b className="num text-money-lg">{formatWon(total)}</b>
      </p>
      <RenewalNotice products={views.map(({ product }) => product)} className="pb-3.5" />
    </>
  );
}
