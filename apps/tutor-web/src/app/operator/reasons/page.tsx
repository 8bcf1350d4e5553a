import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorReasons } from "@/features/operator/reasons/operator-reasons";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("거절·교체 이유");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorReasons />
    </OperatorFrame>
  );
}
