import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorMoneyRefunds } from "@/features/operator/money/operator-money-refunds";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("환불");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorMoneyRefunds />
    </OperatorFrame>
  );
}
