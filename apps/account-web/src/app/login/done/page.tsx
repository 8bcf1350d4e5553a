import { Loading } from "@pkg/ui/loading";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { LoginDone } from "@/features/login/login-redirects";
import { AccountFrame } from "@/lib/frame/account-frame";
import type { AccountQuery } from "@/lib/return/return-target";
import { type VendorQuery, vendorReturn } from "@/lib/return/vendor-return";
import { WithReturnTarget } from "@/lib/return/with-return-target";

export const metadata = pageMetadata("로그인");

type DonePageProps = { searchParams: Promise<AccountQuery & VendorQuery> };

export default function DonePage({ searchParams }: DonePageProps) {
  return (
    <AccountFrame>
      <h1 className="sr-only">로그인</h1>
      <WithReturnTarget searchParams={searchParams} fallback={<Loading label="로그인하고 있어요" className="py-24" />}>
        {(target, query) => <LoginDone target={target} by={vendorReturn(query).by} />}
      </WithReturnTarget>
    </AccountFrame>
  );
}
