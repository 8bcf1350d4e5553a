import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorNewCoupon } from "@/features/operator/benefits/operator-new-coupon";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("쿠폰 만들기");

export default function Page() {
  return (
    <OperatorFrame>
      <OperatorNewCoupon />
    </OperatorFrame>
  );
}
