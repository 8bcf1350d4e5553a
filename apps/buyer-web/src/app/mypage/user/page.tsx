import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsUserPage } from "@/features/account-settings/account-settings-user-page";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("내 정보");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <AccountSettingsUserPage />
    </MypageFrame>
  );
}
