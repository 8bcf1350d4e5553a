import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NewStudentForm } from "@/features/profiles/components/new-student-form";
import { Title } from "@/lib/frame/title";
import { TitledPage } from "@/lib/frame/titled-page";
import { type AccountQuery, accountPage } from "@/lib/return/return-target";

export const metadata = pageMetadata("학생 추가");

type NewStudentPageProps = { searchParams: Promise<AccountQuery> };

export default function NewStudentPage({ searchParams }: NewStudentPageProps) {
  return (
    <TitledPage title="학생 추가" searchParams={searchParams} back={(target) => accountPage("/profiles", target)}>
      {(target) => (
        <div className="py-4 lg:py-2">
          <Title>어떤 학생인가요?</Title>
          <NewStudentForm listHref={accountPage("/profiles", target)} />
        </div>
      )}
    </TitledPage>
  );
}
