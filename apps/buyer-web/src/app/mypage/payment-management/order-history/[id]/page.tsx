import { pageMetadata } from "@pkg/web/metadata";
import { Suspense } from "react";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { OrdersDetailLoading, OrdersDetailPage } from "@/features/orders/orders-detail-page";

export const metadata = pageMetadata("주문");

type OrderRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: OrderRouteProps) {
  return (
    <MypageFrame back="/mypage/payment-management/order-history">
      <Suspense fallback={<OrdersDetailLoading />}>
        <OrderDetail params={params} />
      </Suspense>
    </MypageFrame>
  );
}

async function OrderDetail({ params }: OrderRouteProps) {
  return <OrdersDetailPage id={(await params).id} />;
}
