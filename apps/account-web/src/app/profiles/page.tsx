import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { StudentList } from "@/features/profiles/components/student-list";
import { Title } from "@/lib/frame/title";
import { TitledPage } from "@/lib/frame/titled-page";
import type { AccountQuery } from "@/lib/return/return-target";

export const metadata = pageMetadata("프로필");

type ProfilesPageProps = { searchParams: Promise<AccountQuery> };

export default function ProfilesPage({ searchParams }: ProfilesPageProps) {
  return (
    <TitledPage title="프로필" searchParams={searchParams} back={({ next }) => next}>
      {(target) => (
        <div className="py-4 lg:py-2">
          <Title help="수업은 학생마다 따로 관리해요.">누가 수업을 듣나요?</Title>
          <StudentList target={target} />
        </div>
      )}
    </TitledPage>
  );
}
