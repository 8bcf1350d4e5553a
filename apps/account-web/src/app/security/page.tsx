import { FlowHeader } from "@pkg/ui/header";
import { pageMetadata } from "@pkg/web/metadata";
import { Suspense } from "react";
import { SecurityScreen } from "@/features/security/security-screen";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { FormSkeleton } from "@/lib/form-skeleton";
import { type AccountQuery, returnTarget } from "@/lib/return-target";
import { type VendorQuery, vendorReturn } from "@/lib/vendor-return";

export const metadata = pageMetadata("로그인과 보안");

type SecurityPageProps = { searchParams: Promise<AccountQuery & VendorQuery> };

export default function SecurityPage({ searchParams }: SecurityPageProps) {
  return (
    <Suspense
      fallback={
        <AccountFrame>
          <FormSkeleton />
        </AccountFrame>
      }
    >
      <Security searchParams={searchParams} />
    </Suspense>
  );
}

async function Security({ searchParams }: SecurityPageProps) {
  const query = await searchParams;
  const target = returnTarget(query, webEnv());
  return (
    <AccountFrame header={<FlowHeader back={{ href: target.next }} title="로그인과 보안" />}>
      <SecurityScreen returned={vendorReturn(query)} target={target} />
    </AccountFrame>
  );
}
