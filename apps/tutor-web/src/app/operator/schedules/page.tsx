import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorSchedules } from "@/features/operator/schedules/operator-schedules";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("정기 결제");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorSchedules />
    </OperatorFrame>
  );
}
