import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { ApplicantsStart } from "@/features/tutor-applicants/tutor-applicants-start";
import { ApplicantFrame } from "@/lib/site/applicant-frame";

export const metadata = pageMetadata("선생님 지원하기");

export default function Page() {
  return (
    <ApplicantFrame>
      <QueryProvider>
        <div className="px-5">
          <ApplicantsStart />
        </div>
      </QueryProvider>
    </ApplicantFrame>
  );
}
