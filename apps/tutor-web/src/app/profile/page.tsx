import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { ProfileIsland } from "@/features/profile/profile-island";
import { TutorFrame } from "@/lib/tutor-frame";

export const metadata = pageMetadata("프로필");

export default function Page() {
  return (
    <TutorFrame>
      <ProfileIsland />
    </TutorFrame>
  );
}
