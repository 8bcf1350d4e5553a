import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { ApplicantsStartIsland } from "@/features/tutor-applicants/tutor-applicants-island";
import { ApplicantFrame } from "@/lib/applicant-frame";

export const metadata = pageMetadata("선생님 지원하기");

export default function Page() {
  return (
    <ApplicantFrame>
      <QueryIsland>
        <ApplicantsStartIsland />
      </QueryIsland>
    </ApplicantFrame>
  );
}
