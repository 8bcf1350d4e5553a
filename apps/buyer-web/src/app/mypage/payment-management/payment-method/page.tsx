import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { PaymentMethodsPage } from "@/features/payment-methods/payment-methods-page";

export const metadata = pageMetadata("결제 수단");

export default function Page() {
  return (
    <MypageFrame back="/mypage/payment-management">
      <PaymentMethodsPage />
    </MypageFrame>
  );
}
