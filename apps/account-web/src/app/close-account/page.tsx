import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { ClosureScreen } from "@/features/account-closures/account-closures-screen";
import { webEnv } from "@/lib/env";
import { TitledPage } from "@/lib/frame/titled-page";
import { type AccountQuery, accountPage } from "@/lib/return/return-target";

export const metadata = pageMetadata("회원 탈퇴");

type CloseAccountPageProps = { searchParams: Promise<AccountQuery> };

export default function CloseAccountPage({ searchParams }: CloseAccountPageProps) {
  return (
    <TitledPage title="회원 탈퇴" searchParams={searchParams} back={(target) => accountPage("/security", target)}>
      {(target) => <ClosureScreen home={`${webEnv().origins.buyer}/`} back={accountPage("/security", target)} />}
    </TitledPage>
  );
}
