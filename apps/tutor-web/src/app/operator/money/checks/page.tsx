import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorMoneyChecks } from "@/features/operator/money/operator-money-checks";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("결제 대조");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorMoneyChecks />
    </OperatorFrame>
  );
}
