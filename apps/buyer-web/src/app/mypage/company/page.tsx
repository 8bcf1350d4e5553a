import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MypageCompanyPage } from "@/features/mypage/mypage-company-page";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("회사 소개");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <MypageCompanyPage />
    </MypageFrame>
  );
}
