import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { SubjectsIsland } from "@/features/subjects/subjects-island";
import { TutorFrame } from "@/lib/tutor-frame";

export const metadata = pageMetadata("과목과 자신도");

export default function Page() {
  return (
    <TutorFrame>
      <SubjectsIsland />
    </TutorFrame>
  );
}
