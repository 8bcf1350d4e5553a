import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { EarningsPage } from "@/features/earnings/earnings-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("수입");

export default function Page() {
  return (
    <TutorFrame>
      <EarningsPage />
    </TutorFrame>
  );
}
