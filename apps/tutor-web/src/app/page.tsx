import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { HomeIsland } from "@/features/home/home-island";
import { TutorFrame } from "@/lib/tutor-frame";

export default function Page() {
  return (
    <TutorFrame isOpen>
      <QueryIsland>
        <HomeIsland />
      </QueryIsland>
    </TutorFrame>
  );
}
