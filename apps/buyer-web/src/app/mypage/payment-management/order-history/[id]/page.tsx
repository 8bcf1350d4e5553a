import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { OrdersDetailLoading } from "@/features/orders/orders-detail-loading";
import { OrdersDetailPage } from "@/features/orders/orders-detail-page";

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
