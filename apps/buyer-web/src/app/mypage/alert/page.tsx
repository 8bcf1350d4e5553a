import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsAlertIsland } from "@/features/account-settings/account-settings-alert-island";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("알림");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <AccountSettingsAlertIsland />
    </MypageFrame>
  );
}
