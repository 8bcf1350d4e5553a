import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { NotificationsPage } from "@/features/notifications/notifications-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("알림");

export default function Page() {
  return (
    <TutorFrame>
      <NotificationsPage />
    </TutorFrame>
  );
}
