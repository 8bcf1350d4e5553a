import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { SecurityScreen } from "@/features/security/security-screen";
import { webEnv } from "@/lib/env";
import { TitledPage } from "@/lib/frame/titled-page";
import { type AccountQuery, logInAgain } from "@/lib/return/return-target";
import { type VendorQuery, vendorReturn } from "@/lib/return/vendor-return";

export const metadata = pageMetadata("로그인과 보안");

type SecurityPageProps = { searchParams: Promise<AccountQuery & VendorQuery> };

export default function SecurityPage({ searchParams }: SecurityPageProps) {
  return (
    <TitledPage title="로그인과 보안" searchParams={searchParams} back={({ next }) => next}>
      {(target, query) => (
        <SecurityScreen
          returned={vendorReturn(query, "LINK")}
          target={target}
          againHref={logInAgain("/security", target, webEnv())}
        />
      )}
    </TitledPage>
  );
}
