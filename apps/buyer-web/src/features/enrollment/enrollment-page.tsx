"use client";

import { LoadProblem } from "@pkg/web/platform/shell/load-problem";
import { FlowFrame } from "@/lib/flow-frame";
import { EnrollFlow } from "./components/enroll-flow";
import { EnrollSkeleton } from "./components/enroll-skeleton";
import { useEnrollFacts } from "./use-enroll-facts";

/** `/tutoring/enroll`: the draft of this browser and of the account as one, then who learns. */
export function EnrollmentPage() {
  const { facts, error, retry } = useEnrollFacts();
  if (facts) return <EnrollFlow {...facts} />;
  return (
    <FlowFrame title="수강 신청" back={{ href: "/simple-enroll" }}>
      {error ? <LoadProblem error={error} onRetry={retry} what="고른 수업을" /> : <EnrollSkeleton />}
    </FlowFrame>
  );
}
