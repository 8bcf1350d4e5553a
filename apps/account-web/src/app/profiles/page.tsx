import { FlowHeader } from "@pkg/ui/header";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { StudentList } from "@/features/profiles/components/student-list";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { FormSkeleton } from "@/lib/form-skeleton";
import { type AccountQuery, accountPage, returnTarget } from "@/lib/return-target";
import { Title } from "@/lib/title";

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
