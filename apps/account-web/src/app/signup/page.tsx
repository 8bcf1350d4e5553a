import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { SignUpHeader } from "@/features/sign-up/sign-up-header";
import { SignUpScreen } from "@/features/sign-up/sign-up-screen";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { FormSkeleton } from "@/lib/form-skeleton";
import { type AccountQuery, accountPage, returnTarget } from "@/lib/return-target";

export const metadata = pageMetadata("가입하기");

type SignUpPageProps = { searchParams: Promise<AccountQuery> };

export default function SignUpPage({ searchParams }: SignUpPageProps) {
  return (
    <Suspense
      fallback={
        <AccountFrame>
          <FormSkeleton />
        </AccountFrame>
      }
    >
      <SignUp searchParams={searchParams} />
    </Suspense>
  );
}

async function SignUp({ searchParams }: SignUpPageProps) {
  const target = returnTarget(await searchParams, webEnv());
  return (
    <AccountFrame header={<SignUpHeader login={accountPage("/login", target)} />}>
      <SignUpScreen target={target} />
    </AccountFrame>
  );
}
