import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { OrdersHistoryPage } from "@/features/orders/orders-history-page";

export const metadata = pageMetadata("주문 내역");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <OrdersHistoryPage />
    </MypageFrame>
  );
}
