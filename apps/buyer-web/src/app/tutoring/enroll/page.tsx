import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { EnrollmentIsland } from "@/features/enrollment/enrollment-island";

export const metadata = pageMetadata("수강 신청");

export default function Page() {
  return <EnrollmentIsland />;
}
