import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { connection } from "next/server";
import { Suspense } from "react";
import { callDays } from "@/features/consultation/call-days";
import { ConsultationFormLoading } from "@/features/consultation/consultation-form-loading";
import { ConsultationPage } from "@/features/consultation/consultation-page";
import { VisitLog } from "@/lib/reporting/visit-log";

export const metadata = {
  ...pageMetadata(
    "무료 상담 신청",
    "학년과 고민을 알려 주시면 약속한 때에 전화드려요. 10분쯤 걸리고 무료예요.",
    "/tutoring/consult",
  ),
  robots: { index: true, follow: true },
};

export default function Page() {
  return (
    <>
      <Suspense fallback={<ConsultationFormLoading />}>
        <TodaysConsultation />
      </Suspense>
      <VisitLog />
    </>
  );
}

/** The days that are offered depend on today. */
async function TodaysConsultation() {
  await connection();
  return <ConsultationPage days={callDays(new Date())} />;
}
