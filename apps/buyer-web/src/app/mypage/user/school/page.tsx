import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { AccountSettingsSchoolPage } from "@/features/account-settings/account-settings-school-page";
import { MypageFrame } from "@/features/mypage/mypage-frame";

export const metadata = pageMetadata("학년과 학교");

export default function Page() {
  return (
    <MypageFrame back="/mypage/user">
      <AccountSettingsSchoolPage />
    </MypageFrame>
  );
}
