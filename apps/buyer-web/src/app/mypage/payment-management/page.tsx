import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { MypagePaymentManagementPage } from "@/features/mypage/mypage-payment-management-page";

export const metadata = pageMetadata("결제 관리");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <MypagePaymentManagementPage />
    </MypageFrame>
  );
}
