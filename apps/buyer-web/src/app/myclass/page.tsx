import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MyclassFrame } from "@/features/lessons/lessons-frame";
import { MyclassIsland } from "@/features/lessons/lessons-island";

export const metadata = pageMetadata("내 수업");

export default function Page() {
  return (
    <MyclassFrame>
      <MyclassIsland />
    </MyclassFrame>
  );
}
