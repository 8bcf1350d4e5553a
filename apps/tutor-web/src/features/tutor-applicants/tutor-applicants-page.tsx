"use client";

import { useCatalogue } from "@pkg/web/features/tutor/use-catalogue";
import { isApiError } from "@pkg/web/platform/api/api";
import { LoadProblem } from "@pkg/web/platform/page/load-problem";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { NotFound } from "@pkg/web/platform/status-pages/not-found";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useTutorApplicant } from "@/lib/applicant/tutor-applicant";

const loadForm = () => import("./components/applicant-form");
const ApplicantForm = dynamic(() => loadForm().then((module) => module.ApplicantForm), {
  ssr: false,
  loading: () => <RowsSkeleton />,
});

/** Only who has sent it reads it. */
const ApplicantStatus = dynamic(
  () => import("./components/applicant-status").then((module) => module.ApplicantStatus),
  { loading: () => <RowsSkeleton /> },
);

/** `/applicants/{id}`: the application's form, and after sending its status. Another account's id answers 404. */
export function ApplicantsPage({ id }: { id: string }) {
  const applicant = useTutorApplicant(id);
  const subjects = useCatalogue();
  // While the application is read.
  useEffect(() => void loadForm().catch(() => {}), []);
  if (isApiError(applicant.error, "class", 20001) || isApiError(applicant.error, "class", 10001)) {
    return <NotFound />;
  }
  const failed = applicant.error ? applicant : subjects.error && !subjects.data ? subjects : null;
  if (failed && !applicant.data) {
    return <LoadProblem level={1} error={failed.error} onRetry={() => void failed.refetch()} what="지원서를" />;
  }
  if (!applicant.data || !subjects.data) return <RowsSkeleton />;
  if (applicant.data.status !== "DRAFT") return <ApplicantStatus applicant={applicant.data} subjects={subjects.data} />;
  return <ApplicantForm applicant={applicant.data} subjects={subjects.data} />;
}
