import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { ConsultationLoading } from "@/features/consultation/consultation-loading";
import { ConsultationMatchingPage } from "@/features/consultation/consultation-matching-page";

export const metadata = pageMetadata("원하는 선생님");

export default function Page() {
  return (
    <Suspense fallback={<ConsultationLoading />}>
      <ConsultationMatchingPage />
    </Suspense>
  );
}
