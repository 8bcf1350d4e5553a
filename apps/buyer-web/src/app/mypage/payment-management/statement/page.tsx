import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { PaymentStatementLoading } from "@/features/payment-statement/payment-statement-loading";
import { PaymentStatementPage } from "@/features/payment-statement/payment-statement-page";

export const metadata = pageMetadata("연간 결제 내역");

export default function Page() {
  return (
    <MypageFrame back="/mypage/payment-management">
      <Suspense fallback={<PaymentStatementLoading />}>
        <PaymentStatementPage />
      </Suspense>
    </MypageFrame>
  );
}
