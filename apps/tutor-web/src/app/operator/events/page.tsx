import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorEvents } from "@/features/operator/events/operator-events";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("이벤트");

export default function Page() {
  return (
    <OperatorFrame>
      <OperatorEvents />
    </OperatorFrame>
  );
}
