import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsUserIsland } from "@/features/account-settings/account-settings-user-island";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("내 정보");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <AccountSettingsUserIsland />
    </MypageFrame>
  );
}
