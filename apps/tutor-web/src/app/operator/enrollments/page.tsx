import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorEnrollments } from "@/features/operator/enrollments/operator-enrollments";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("신청 현황");

export default function Page() {
  return (
    <OperatorFrame>
      <OperatorEnrollments />
    </OperatorFrame>
  );
}
