import { FlowHeader } from "@pkg/ui/header";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { NewStudent } from "@/features/profiles/components/new-student";
import { AccountFrame } from "@/lib/account-frame";
import { webEnv } from "@/lib/env";
import { FormSkeleton } from "@/lib/form-skeleton";
import { type AccountQuery, accountPage, returnTarget } from "@/lib/return-target";
import { Title } from "@/lib/title";

export const metadata = pageMetadata("학생 더하기");

type NewStudentPageProps = { searchParams: Promise<AccountQuery> };

export default function NewStudentPage({ searchParams }: NewStudentPageProps) {
  return (
    <Suspense
      fallback={
        <AccountFrame>
          <FormSkeleton />
        </AccountFrame>
      }
    >
      <NewStudentContent searchParams={searchParams} />
    </Suspense>
  );
}

async function NewStudentContent({ searchParams }: NewStudentPageProps) {
  const listHref = accountPage("/profiles", returnTarget(await searchParams, webEnv()));
  return (
    <AccountFrame header={<FlowHeader back={{ href: listHref }} title="학생 더하기" />}>
      <div className="py-4 lg:py-2">
        <Title>어떤 학생인가요?</Title>
        <NewStudent listHref={listHref} />
      </div>
    </AccountFrame>
  );
}
