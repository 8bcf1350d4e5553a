import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { OrderSchedulesIsland } from "@/features/order-schedules/order-schedules-island";

export const metadata = pageMetadata("결제 일정");

export default function Page() {
  return (
    <MypageFrame back="/mypage/payment-management">
      <OrderSchedulesIsland />
    </MypageFrame>
  );
}
