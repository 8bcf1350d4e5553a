import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { EarningsYearPage } from "@/features/earnings/earnings-year-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("지급·원천징수 내역");

export default function Page() {
  return (
    <div className="print:[&_footer]:hidden print:[&_header]:hidden">
      <TutorFrame>
        <EarningsYearPage />
      </TutorFrame>
    </div>
  );
}
