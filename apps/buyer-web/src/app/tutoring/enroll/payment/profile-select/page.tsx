import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { EnrollmentProfileSelectIsland } from "@/features/enrollment/enrollment-profile-select-island";

export const metadata = pageMetadata("배우는 학생");

export default function Page() {
  return <EnrollmentProfileSelectIsland />;
}
