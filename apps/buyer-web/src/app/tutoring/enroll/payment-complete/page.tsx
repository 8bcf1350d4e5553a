import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { OrdersCompleteLoading } from "@/features/orders/orders-complete-loading";
import { OrdersCompletePage } from "@/features/orders/orders-complete-page";

export const metadata = pageMetadata("결제를 마쳤어요");

type CompleteRouteProps = { searchParams: Promise<{ merchantUid?: string | string[] }> };

export default function Page({ searchParams }: CompleteRouteProps) {
  return (
    <Suspense fallback={<OrdersCompleteLoading />}>
      <Complete searchParams={searchParams} />
    </Suspense>
  );
}

async function Complete({ searchParams }: CompleteRouteProps) {
  const { merchantUid } = await searchParams;
  return <OrdersCompletePage id={typeof merchantUid === "string" && merchantUid ? merchantUid : null} />;
}
