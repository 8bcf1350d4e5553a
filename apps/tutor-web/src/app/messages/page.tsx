import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { ThreadsPage } from "@/features/threads/threads-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("메시지");

export default function Page() {
  return (
    <TutorFrame>
      <ThreadsPage />
    </TutorFrame>
  );
}
