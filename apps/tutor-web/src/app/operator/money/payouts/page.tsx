import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorPayouts } from "@/features/operator/payouts/operator-payouts";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("선생님 지급");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorPayouts />
    </OperatorFrame>
  );
}
