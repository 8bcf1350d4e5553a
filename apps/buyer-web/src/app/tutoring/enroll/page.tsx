import { pageMetadata } from "@pkg/web/metadata";
import { EnrollPage } from "@/features/enrollment/enroll-page";

export const metadata = pageMetadata("수강 신청");

export default function Page() {
  return <EnrollPage />;
}
