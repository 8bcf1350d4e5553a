import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PasswordReset } from "@/features/passwords/passwords-reset";
import { AccountFrame } from "@/lib/frame/account-frame";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import type { AccountQuery } from "@/lib/return/return-target";
import { WithReturnTarget } from "@/lib/return/with-return-target";

export const metadata = pageMetadata("새 비밀번호");

type ResetPageProps = { searchParams: Promise<AccountQuery> };

export default function ResetPage({ searchParams }: ResetPageProps) {
  return (
    <AccountFrame>
      <WithReturnTarget searchParams={searchParams} fallback={<FormSkeleton />}>
        {(target) => <PasswordReset target={target} />}
      </WithReturnTarget>
    </AccountFrame>
  );
}
