import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsNamePage } from "@/features/account-settings/account-settings-name-page";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("이름");

export default function Page() {
  return (
    <MypageFrame back="/mypage/user">
      <AccountSettingsNamePage />
    </MypageFrame>
  );
}
