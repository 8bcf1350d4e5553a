import { pageMetadata } from "@pkg/web/metadata";
import { MyclassFrame } from "@/features/myclass/myclass-frame";
import { MyclassIsland } from "@/features/myclass/myclass-island";

export const metadata = pageMetadata("내 수업");

export default function Page() {
  return (
    <MyclassFrame>
      <MyclassIsland />
    </MyclassFrame>
  );
}
