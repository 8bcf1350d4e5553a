import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsParentIsland } from "@/features/account-settings/account-settings-parent-island";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("보호자");

export default function Page() {
  return (
    <MypageFrame back="/mypage/user">
      <AccountSettingsParentIsland />
    </MypageFrame>
  );
}
