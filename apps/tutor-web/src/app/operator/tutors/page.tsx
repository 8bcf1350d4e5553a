import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorTutors } from "@/features/operator/tutors/operator-tutors";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("선생님");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorTutors />
    </OperatorFrame>
  );
}
