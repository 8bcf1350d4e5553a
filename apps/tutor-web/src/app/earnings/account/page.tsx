import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { EarningsAccountPage } from "@/features/earnings/earnings-account-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("지급 계좌");

export default function Page() {
  return (
    <TutorFrame>
      <EarningsAccountPage />
    </TutorFrame>
  );
}
