import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsTermPage } from "@/features/account-settings/account-settings-term-page";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("동의한 약관");

export default function Page() {
  return (
    <MypageFrame back="/mypage">
      <AccountSettingsTermPage />
    </MypageFrame>
  );
}
