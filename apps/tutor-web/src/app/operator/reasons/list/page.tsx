import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorReasonList } from "@/features/operator/reasons/operator-reason-list";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("이유 목록");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorReasonList />
    </OperatorFrame>
  );
}
