import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PasswordChange } from "@/features/passwords/passwords-change";
import { webEnv } from "@/lib/env";
import { TitledPage } from "@/lib/frame/titled-page";
import { type AccountQuery, accountPage, logInAgain } from "@/lib/return/return-target";

export const metadata = pageMetadata("비밀번호");

type ChangePageProps = { searchParams: Promise<AccountQuery> };

export default function ChangePage({ searchParams }: ChangePageProps) {
  return (
    <TitledPage title="비밀번호" searchParams={searchParams} back={(target) => accountPage("/security", target)}>
      {(target) => <PasswordChange target={target} againHref={logInAgain("/password/change", target, webEnv())} />}
    </TitledPage>
  );
}
