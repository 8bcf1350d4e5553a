import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsParentPage } from "@/features/account-settings/account-settings-parent-page";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("보호자");

export default function Page() {
  return (
    <MypageFrame back="/mypage/user">
      <AccountSettingsParentPage />
    </MypageFrame>
  );
}
