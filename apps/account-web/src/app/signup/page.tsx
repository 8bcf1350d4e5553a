import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { SignUpHeader } from "@/features/sign-up/sign-up-header";
import { SignUpScreen } from "@/features/sign-up/sign-up-screen";
import { AccountFrame } from "@/lib/account-frame";
import { type AccountQuery, accountPage } from "@/lib/return-target";
import { FramedSkeleton } from "@/lib/titled-page";
import { WithReturnTarget } from "@/lib/with-return-target";

export const metadata = pageMetadata("가입하기");

type SignUpPageProps = { searchParams: Promise<AccountQuery> };

export default function SignUpPage({ searchParams }: SignUpPageProps) {
  return (
    <WithReturnTarget searchParams={searchParams} fallback={<FramedSkeleton />}>
      {(target) => (
        <NuqsAdapter>
          <AccountFrame header={<SignUpHeader login={accountPage("/login", target)} />}>
            <SignUpScreen target={target} />
          </AccountFrame>
        </NuqsAdapter>
      )}
    </WithReturnTarget>
  );
}
