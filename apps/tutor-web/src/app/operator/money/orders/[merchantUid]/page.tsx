import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { OperatorMoneyOrder } from "@/features/operator/money/operator-money-order";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("결제");

type OrderRouteProps = { params: Promise<{ merchantUid: string }> };

export default function Page({ params }: OrderRouteProps) {
  return (
    <OperatorFrame wide>
      <Suspense fallback={<RowsSkeleton />}>
        <Order params={params} />
      </Suspense>
    </OperatorFrame>
  );
}

async function Order({ params }: OrderRouteProps) {
  const { merchantUid } = await params;
  return <OperatorMoneyOrder key={merchantUid} merchantUid={merchantUid} />;
}
