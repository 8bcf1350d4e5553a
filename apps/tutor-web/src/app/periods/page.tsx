import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PeriodsPage } from "@/features/periods/periods-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("가능한 시간");

export default function Page() {
  return (
    <TutorFrame>
      <PeriodsPage />
    </TutorFrame>
  );
}
