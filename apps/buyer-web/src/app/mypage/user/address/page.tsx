import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsAddressPage } from "@/features/account-settings/account-settings-address-page";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("주소");

export default function Page() {
  return (
    <MypageFrame back="/mypage/user">
      <AccountSettingsAddressPage />
    </MypageFrame>
  );
}
