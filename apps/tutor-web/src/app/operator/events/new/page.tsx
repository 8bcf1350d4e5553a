import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorNewEvent } from "@/features/operator/events/operator-new-event";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("이벤트 만들기");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorNewEvent />
    </OperatorFrame>
  );
}
