import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorMoneyOrders } from "@/features/operator/money/operator-money-orders";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("결제");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorMoneyOrders />
    </OperatorFrame>
  );
}
