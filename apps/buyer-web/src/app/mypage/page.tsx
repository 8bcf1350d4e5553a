import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { MypagePage } from "@/features/mypage/mypage-page";

export const metadata = pageMetadata("마이페이지");

export default function Page() {
  return (
    <MypageFrame>
      <MypagePage />
    </MypageFrame>
  );
}
