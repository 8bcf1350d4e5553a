import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorMoneyPeriods } from "@/features/operator/money/operator-money-periods";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("실패한 정기 결제");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorMoneyPeriods />
    </OperatorFrame>
  );
}
