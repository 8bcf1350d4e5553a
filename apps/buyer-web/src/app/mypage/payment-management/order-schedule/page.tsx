import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { OrderSchedulesPage } from "@/features/order-schedules/order-schedules-page";

export const metadata = pageMetadata("결제 일정");

export default function Page() {
  return (
    <MypageFrame back="/mypage/payment-management">
      <OrderSchedulesPage />
    </MypageFrame>
  );
}
