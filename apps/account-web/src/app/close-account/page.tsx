import { FlowHeader } from "@pkg/ui/header";
import { pageMetadata } from "@pkg/web/metadata";
import { Suspense } from "react";
import { ClosureScreen } from "@/features/closure/closure-screen";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { FormSkeleton } from "@/lib/form-skeleton";
import { type AccountQuery, accountPage, returnTarget } from "@/lib/return-target";

export const metadata = pageMetadata("회원 탈퇴");

type CloseAccountPageProps = { searchParams: Promise<AccountQuery> };

export default function CloseAccountPage({ searchParams }: CloseAccountPageProps) {
  return (
    <Suspense
      fallback={
        <AccountFrame>
          <FormSkeleton />
        </AccountFrame>
      }
    >
      <CloseAccount searchParams={searchParams} />
    </Suspense>
  );
}

async function CloseAccount({ searchParams }: CloseAccountPageProps) {
  const back = accountPage("/security", returnTarget(await searchParams, webEnv()));
  return (
    <AccountFrame header={<FlowHeader back={{ href: back }} title="회원 탈퇴" />}>
      <ClosureScreen home={`${webEnv().origins.buyer}/`} back={back} />
    </AccountFrame>
  );
}
