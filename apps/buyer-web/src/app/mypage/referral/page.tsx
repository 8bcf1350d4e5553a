import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { ReferralsPage } from "@/features/referrals/referrals-page";

export const metadata = pageMetadata("친구 초대");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <ReferralsPage />
    </MypageFrame>
  );
}
