import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PasswordChange } from "@/features/passwords/passwords-change";
import { type AccountQuery, accountPage } from "@/lib/return-target";
import { TitledPage } from "@/lib/titled-page";

export const metadata = pageMetadata("비밀번호");

type ChangePageProps = { searchParams: Promise<AccountQuery> };

export default function ChangePage({ searchParams }: ChangePageProps) {
  return (
    <TitledPage title="비밀번호" searchParams={searchParams} back={(target) => accountPage("/security", target)}>
      {(target) => <PasswordChange back={accountPage("/security", target)} />}
    </TitledPage>
  );
}
