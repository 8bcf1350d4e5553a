import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsAlertPage } from "@/features/account-settings/account-settings-alert-page";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("알림");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <AccountSettingsAlertPage />
    </MypageFrame>
  );
}
