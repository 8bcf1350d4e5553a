import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorActs } from "@/features/operator/audit-logs/operator-acts";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("처리 기록");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorActs />
    </OperatorFrame>
  );
}
