import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { ClassesIsland } from "@/features/lessons/lessons-islands";
import { TutorFrame } from "@/lib/tutor-frame";

export const metadata = pageMetadata("내 수업");

export default function Page() {
  return (
    <TutorFrame>
      <ClassesIsland />
    </TutorFrame>
  );
}
