import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorPayoutList } from "@/features/operator/payouts/operator-payout-list";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("지급 목록");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorPayoutList />
    </OperatorFrame>
  );
}
