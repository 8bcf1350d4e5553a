import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorDisputes } from "@/features/operator/disputes/operator-disputes";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("수업 확인");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorDisputes />
    </OperatorFrame>
  );
}
