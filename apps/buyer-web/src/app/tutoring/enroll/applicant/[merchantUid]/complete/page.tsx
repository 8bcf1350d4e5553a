import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { OrdersCompleteLoading } from "@/features/orders/orders-complete-loading";
import { OrdersCompletePage } from "@/features/orders/orders-complete-page";

export const metadata = pageMetadata("신청을 마쳤어요");

type CompleteRouteProps = { params: Promise<{ merchantUid: string }> };

export default function Page({ params }: CompleteRouteProps) {
  return (
    <Suspense fallback={<OrdersCompleteLoading />}>
      <Complete params={params} />
    </Suspense>
  );
}

async function Complete({ params }: CompleteRouteProps) {
  return <OrdersCompletePage id={(await params).merchantUid} />;
}
