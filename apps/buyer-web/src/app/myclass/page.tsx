import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { MyclassFrame } from "@/features/lessons/lessons-frame";
import { MyclassPage } from "@/features/lessons/lessons-page";

export const metadata = pageMetadata("내 수업");

export default function Page() {
  return (
    <MyclassFrame>
      <MyclassPage />
    </MyclassFrame>
  );
}
