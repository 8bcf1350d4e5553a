import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { PhoneScreen } from "@/features/phone-verifications/phone-verifications-screen";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { FormSkeleton } from "@/lib/form-skeleton";
import { type AccountQuery, returnTarget } from "@/lib/return-target";

export const metadata = pageMetadata("휴대폰 확인");

type PhonePageProps = { searchParams: Promise<AccountQuery> };

export default function PhonePage({ searchParams }: PhonePageProps) {
  return (
    <AccountFrame>
      <Suspense fallback={<FormSkeleton />}>
        <Phone searchParams={searchParams} />
      </Suspense>
    </AccountFrame>
  );
}

async function Phone({ searchParams }: PhonePageProps) {
  return <PhoneScreen target={returnTarget(await searchParams, webEnv())} />;
}
