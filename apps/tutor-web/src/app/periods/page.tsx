import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { PeriodsIsland } from "@/features/periods/periods-island";
import { TutorFrame } from "@/lib/tutor-frame";

export const metadata = pageMetadata("가능한 시간");

export default function Page() {
  return (
    <TutorFrame>
      <PeriodsIsland />
    </TutorFrame>
  );
}
