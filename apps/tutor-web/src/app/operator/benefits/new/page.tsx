import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { OperatorNewCouponIsland } from "@/features/operator/operator-islands";
import { OperatorFrame } from "@/lib/operator-frame";

export const metadata = pageMetadata("쿠폰 만들기");

export default function Page() {
  return (
    <OperatorFrame>
      <QueryIsland>
        <OperatorNewCouponIsland />
      </QueryIsland>
    </OperatorFrame>
  );
}
