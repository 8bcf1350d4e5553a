import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { ProfilePage } from "@/features/profile/profile-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("프로필");

export default function Page() {
  return (
    <TutorFrame>
      <ProfilePage />
    </TutorFrame>
  );
}
