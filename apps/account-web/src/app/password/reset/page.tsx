import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PasswordReset } from "@/features/passwords/passwords-reset";
import { AccountFrame } from "@/lib/account-frame";

export const metadata = pageMetadata("새 비밀번호");

export default function ResetPage() {
  return (
    <AccountFrame>
      <PasswordReset />
    </AccountFrame>
  );
}
