import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { StudentEditor } from "@/features/profiles/components/student-editor";
import { TitledPage } from "@/lib/frame/titled-page";
import { type AccountQuery, accountPage } from "@/lib/return/return-target";

export const metadata = pageMetadata("학생 정보");

type StudentQuery = AccountQuery & { readonly student?: string | string[] };

export default function StudentPage({ searchParams }: { searchParams: Promise<StudentQuery> }) {
  return (
    <TitledPage title="학생 정보" searchParams={searchParams} back={(target) => accountPage("/profiles", target)}>
      {(target, { student }) => (
        <div className="py-4 lg:py-2">
          <StudentEditor id={String(student)} listHref={accountPage("/profiles", target)} />
        </div>
      )}
    </TitledPage>
  );
}
