import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { RefundsLoading, RefundsPage } from "@/features/refunds/refunds-page";

export const metadata = pageMetadata("환불");

type RefundRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: RefundRouteProps) {
  return (
    <Suspense
      fallback={
        <MypageFrame back="/mypage/payment-management/order-history">
          <RefundsLoading />
        </MypageFrame>
      }
    >
      <Refund params={params} />
    </Suspense>
  );
}

async function Refund({ params }: RefundRouteProps) {
  const { id } = await params;
  return (
    <MypageFrame back={`/mypage/payment-management/order-history/${id}`}>
      <RefundsPage id={id} />
    </MypageFrame>
  );
}
