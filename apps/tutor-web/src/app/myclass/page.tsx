import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { ClassesPage } from "@/features/lessons/lessons-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("내 수업");

export default function Page() {
  return (
    <TutorFrame>
      <ClassesPage />
    </TutorFrame>
  );
}
