import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorLessons } from "@/features/operator/lessons/operator-lessons";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("수업");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorLessons />
    </OperatorFrame>
  );
}
