import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { BenefitsPage } from "@/features/benefits/benefits-page";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("쿠폰함");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <BenefitsPage />
    </MypageFrame>
  );
}
