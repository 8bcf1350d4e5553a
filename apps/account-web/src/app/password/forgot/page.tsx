import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PasswordForgot } from "@/features/passwords/passwords-forgot";
import { AccountFrame } from "@/lib/frame/account-frame";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import type { AccountQuery } from "@/lib/return/return-target";
import { WithReturnTarget } from "@/lib/return/with-return-target";

export const metadata = pageMetadata("비밀번호 찾기");

type ForgotPageProps = { searchParams: Promise<AccountQuery> };

export default function ForgotPage({ searchParams }: ForgotPageProps) {
  return (
    <AccountFrame>
      <WithReturnTarget searchParams={searchParams} fallback={<FormSkeleton />}>
        {(target) => <PasswordForgot target={target} />}
      </WithReturnTarget>
    </AccountFrame>
  );
}
