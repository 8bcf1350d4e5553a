import { FlowHeader } from "@pkg/ui/header";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { SocialButtons } from "@/features/login/components/social-buttons";
import { SignUpHeader } from "@/features/sign-up/sign-up-header";
import { SignUpScreen } from "@/features/sign-up/sign-up-screen";
import { SignUpTutor } from "@/features/sign-up/sign-up-tutor";
import { webEnv } from "@/lib/env";
import { AccountFrame } from "@/lib/frame/account-frame";
import { FramedSkeleton } from "@/lib/frame/titled-page";
import { type AccountQuery, accountPage, applicationTarget, type ReturnTarget } from "@/lib/return/return-target";
import { WithReturnTarget } from "@/lib/return/with-return-target";

export const metadata = pageMetadata("가입하기");

type SignUpPageProps = { searchParams: Promise<AccountQuery> };

export default function SignUpPage({ searchParams }: SignUpPageProps) {
  return (
    <WithReturnTarget searchParams={searchParams} fallback={<FramedSkeleton />}>
      {(target) =>
        target.source === "tutor" ? (
          <Tutor target={applicationTarget(target, webEnv())} />
        ) : (
          <NuqsAdapter>
            <AccountFrame header={<SignUpHeader login={accountPage("/login", target)} />}>
              <SignUpScreen target={target} />
            </AccountFrame>
          </NuqsAdapter>
        )
      }
    </WithReturnTarget>
  );
}

function Tutor({ target }: { target: ReturnTarget }) {
  return (
    <AccountFrame header={<FlowHeader back={{ href: accountPage("/login", target) }} title="선생님 지원하기" />}>
      <SignUpTutor target={target} vendors={<SocialButtons target={target} />} />
    </AccountFrame>
  );
}
