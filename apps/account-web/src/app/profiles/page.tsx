import { FlowHeader } from "@pkg/ui/header";
import { pageMetadata } from "@pkg/web/metadata";
import { Suspense } from "react";
import { AccountFrame } from "@/components/account-frame";
import { FormSkeleton } from "@/components/form-skeleton";
import { Title } from "@/components/title";
import { StudentList } from "@/features/profiles/student-list";
import { webEnv } from "@/lib/env";
import { type AccountQuery, accountPage, returnTarget } from "@/lib/return-target";

export const metadata = pageMetadata("프로필");

type ProfilesPageProps = { searchParams: Promise<AccountQuery> };

export default function ProfilesPage({ searchParams }: ProfilesPageProps) {
  return (
    <Suspense
      fallback={
        <AccountFrame>
          <FormSkeleton />
        </AccountFrame>
      }
    >
      <Profiles searchParams={searchParams} />
    </Suspense>
  );
}

async function Profiles({ searchParams }: ProfilesPageProps) {
  const target = returnTarget(await searchParams, webEnv());
  return (
    <AccountFrame header={<FlowHeader back={{ href: target.next }} title="프로필" />}>
      <div className="py-4 lg:py-2">
        <Title help="수업은 학생마다 따로 관리해요.">누가 수업을 듣나요?</Title>
        <StudentList addHref={accountPage("/profiles/new", target)} />
      </div>
    </AccountFrame>
  );
}
