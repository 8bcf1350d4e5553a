import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { EarningsStatementPage } from "@/features/earnings/earnings-statement-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("수입 명세서");

export default function Page() {
  return (
    <div className="print:[&_footer]:hidden print:[&_header]:hidden">
      <TutorFrame>
        <EarningsStatementPage />
      </TutorFrame>
    </div>
  );
}
