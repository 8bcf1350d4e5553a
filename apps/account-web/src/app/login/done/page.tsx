import { Loading } from "@pkg/ui/loading";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { LoginDone } from "@/features/login/login-done";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { type AccountQuery, returnTarget } from "@/lib/return-target";
import { type VendorQuery, vendorReturn } from "@/lib/vendor-return";

export const metadata = pageMetadata("로그인");

type DonePageProps = { searchParams: Promise<AccountQuery & VendorQuery> };

export default function DonePage({ searchParams }: DonePageProps) {
  return (
    <AccountFrame>
      <h1 className="sr-only">로그인</h1>
      <Suspense fallback={<Loading label="로그인하고 있어요" className="py-24" />}>
        <Done searchParams={searchParams} />
      </Suspense>
    </AccountFrame>
  );
}

async function Done({ searchParams }: DonePageProps) {
  const query = await searchParams;
  return <LoginDone target={returnTarget(query, webEnv())} by={vendorReturn(query).by} />;
}
