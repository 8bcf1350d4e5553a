import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { EarningsIsland } from "@/features/earnings/earnings-island";
import { TutorFrame } from "@/lib/tutor-frame";

export const metadata = pageMetadata("수입");

export default function Page() {
  return (
    <TutorFrame>
      <EarningsIsland />
    </TutorFrame>
  );
}
