import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PasswordWays } from "@/features/passwords/passwords-ways";
import { AccountFrame } from "@/lib/frame/account-frame";
import { FormSkeleton } from "@/lib/frame/form-skeleton";
import type { AccountQuery } from "@/lib/return/return-target";
import { WithReturnTarget } from "@/lib/return/with-return-target";

export const metadata = pageMetadata("로그인 방법");

type WaysPageProps = { searchParams: Promise<AccountQuery> };

export default function WaysPage({ searchParams }: WaysPageProps) {
  return (
    <AccountFrame>
      <WithReturnTarget searchParams={searchParams} fallback={<FormSkeleton />}>
        {(target) => (
          <QueryProvider>
            <PasswordWays target={target} />
          </QueryProvider>
        )}
      </WithReturnTarget>
    </AccountFrame>
  );
}
