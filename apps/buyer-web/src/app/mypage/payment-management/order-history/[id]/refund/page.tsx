import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { BackLink, MypageFrame } from "@/features/mypage/mypage-frame";
import { RefundsLoading, RefundsPage } from "@/features/refunds/refunds-page";

export const metadata = pageMetadata("환불");

type RefundRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: RefundRouteProps) {
  return (
    <MypageFrame>
      <Suspense fallback={<RefundsLoading />}>
        <Refund params={params} />
      </Suspense>
    </MypageFrame>
  );
}

async function Refund({ params }: RefundRouteProps) {
  const { id } = await params;
  return (
    <>
      <BackLink href={`/mypage/payment-management/order-history/${id}`} />
      <RefundsPage id={id} />
    </>
  );
}
