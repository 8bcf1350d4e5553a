import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { OrdersDetailIsland } from "@/features/orders/orders-detail-island";
import { OrdersDetailLoading } from "@/features/orders/orders-detail-loading";

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
  return <OrdersDetailIsland id={(await params).id} />;
}
