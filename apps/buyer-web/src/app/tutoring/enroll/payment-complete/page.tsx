import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { OrdersCompleteIsland } from "@/features/orders/orders-complete-island";
import { OrdersCompleteLoading } from "@/features/orders/orders-complete-loading";

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
  return <OrdersCompleteIsland id={typeof merchantUid === "string" && merchantUid ? merchantUid : null} />;
}
