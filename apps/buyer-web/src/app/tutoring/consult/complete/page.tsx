import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { ConsultationCompletePage } from "@/features/consultation/consultation-complete-page";
import { ConsultationLoading } from "@/features/consultation/consultation-loading";

export const metadata = pageMetadata("무료 상담");

export default function Page() {
  return (
    <Suspense fallback={<ConsultationLoading title="무료 상담" />}>
      <ConsultationCompletePage />
    </Suspense>
  );
}
