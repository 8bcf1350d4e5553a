import { pageMetadata } from "@pkg/web/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { OrderDetailPage } from "@/features/orders/order-detail-page";

export const metadata = pageMetadata("주문");

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <MypageFrame back="/mypage/payment-management/order-history">
      <OrderDetailPage id={id} />
    </MypageFrame>
  );
}
