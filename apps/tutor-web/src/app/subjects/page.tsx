import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { SubjectsPage } from "@/features/subjects/subjects-page";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("과목과 자신감");

export default function Page() {
  return (
    <TutorFrame>
      <SubjectsPage />
    </TutorFrame>
  );
}
