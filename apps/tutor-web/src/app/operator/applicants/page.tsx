import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorApplicants } from "@/features/operator/applicants/operator-applicants";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("선생님 지원자");

export default function Page() {
  return (
    <OperatorFrame>
      <OperatorApplicants />
    </OperatorFrame>
  );
}
