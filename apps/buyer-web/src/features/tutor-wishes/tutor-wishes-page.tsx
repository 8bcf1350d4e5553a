"use client";

import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { NotFoundPage } from "@pkg/web/platform/status-pages/not-found-page";
import { lazy, Suspense } from "react";
import { FlowFrame } from "@/lib/flow/flow-frame";
import { ApplicantSteps } from "./components/applicant-steps";
import { useApplicant } from "./queries";
import { ApplicantLoading } from "./tutor-wishes-loading";

// Of a request that is sent, which has no questions.
const CompletedApplicant = lazy(async () => ({
  default: (await import("./components/completed-applicant")).CompletedApplicant,
}));

/** `/tutoring/enroll/applicant/{merchantUid}`: the wishes of an order. Another account's order shows as missing. */
export function ApplicantPage({ merchantUid }: { merchantUid: string }) {
  const { data, error, refetch } = useApplicant(merchantUid);
  if (data === null) return <NotFoundPage />;
  if (data?.completedAt) {
    return (
      <Suspense fallback={<ApplicantLoading />}>
        <CompletedApplicant applicant={data} />
      </Suspense>
    );
  }
  if (data) return <ApplicantSteps key={data.courses.length} applicant={data} />;
  if (!error) return <ApplicantLoading />;
  return (
    <FlowFrame title="선생님 조건" back={{ href: `/mypage/payment-management/order-history/${merchantUid}` }}>
      <LoadProblem error={error} onRetry={() => void refetch()} what="선생님 조건을" />
    </FlowFrame>
  );
}
