import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { EnrollmentPage } from "@/features/enrollment/enrollment-page";

export const metadata = pageMetadata("수강 신청");

export default function Page() {
  return <EnrollmentPage />;
}
