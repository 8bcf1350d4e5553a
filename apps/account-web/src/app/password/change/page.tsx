import { FlowHeader } from "@pkg/ui/header";
import { pageMetadata } from "@pkg/web/metadata";
import { Suspense } from "react";
import { PasswordChange } from "@/features/password/password-change";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { FormSkeleton } from "@/lib/form-skeleton";
import { type AccountQuery, accountPage, returnTarget } from "@/lib/return-target";

export const metadata = pageMetadata("비밀번호");

type ChangePageProps = { searchParams: Promise<AccountQuery> };

export default function ChangePage({ searchParams }: ChangePageProps) {
  return (
    <Suspense
      fallback={
        <AccountFrame>
          <FormSkeleton />
        </AccountFrame>
      }
    >
      <Change searchParams={searchParams} />
    </Suspense>
  );
}

async function Change({ searchParams }: ChangePageProps) {
  const back = accountPage("/security", returnTarget(await searchParams, webEnv()));
  return (
    <AccountFrame header={<FlowHeader back={{ href: back }} title="비밀번호" />}>
      <PasswordChange back={back} />
    </AccountFrame>
  );
}
