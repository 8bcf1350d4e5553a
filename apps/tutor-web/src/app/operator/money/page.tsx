import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorMoney } from "@/features/operator/money/operator-money";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("결제·환불");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorMoney />
    </OperatorFrame>
  );
}
