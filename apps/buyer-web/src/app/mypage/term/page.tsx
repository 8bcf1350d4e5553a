import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsTermIsland } from "@/features/account-settings/account-settings-term-island";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("동의한 약관");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <AccountSettingsTermIsland />
    </MypageFrame>
  );
}
