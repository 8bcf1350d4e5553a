import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { EnrollmentProfileSelectPage } from "@/features/enrollment/enrollment-profile-select-page";

export const metadata = pageMetadata("배우는 학생");

export default function Page() {
  return <EnrollmentProfileSelectPage />;
}
