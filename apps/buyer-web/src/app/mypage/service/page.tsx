import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageFrame } from "@/features/mypage/mypage-frame";
import { ServicesPage } from "@/features/services/services-page";

export const metadata = pageMetadata("이용 중인 서비스");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <ServicesPage />
    </MypageFrame>
  );
}
