import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { PasswordForgot } from "@/features/passwords/passwords-forgot";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { FormSkeleton } from "@/lib/form-skeleton";
import { type AccountQuery, returnTarget } from "@/lib/return-target";

export const metadata = pageMetadata("비밀번호 찾기");

type ForgotPageProps = { searchParams: Promise<AccountQuery> };

export default function ForgotPage({ searchParams }: ForgotPageProps) {
  return (
    <AccountFrame>
      <Suspense fallback={<FormSkeleton />}>
        <Forgot searchParams={searchParams} />
      </Suspense>
    </AccountFrame>
  );
}

async function Forgot({ searchParams }: ForgotPageProps) {
  return <PasswordForgot target={returnTarget(await searchParams, webEnv())} />;
}
