import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { PaymentMethodsIsland } from "@/features/payment-methods/payment-methods-island";

export const metadata = pageMetadata("결제 수단");

export default function Page() {
  return (
    <MypageFrame back="/mypage/payment-management">
      <PaymentMethodsIsland />
    </MypageFrame>
  );
}
