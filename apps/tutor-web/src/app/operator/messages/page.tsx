import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorMessages } from "@/features/operator/messages/operator-messages";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("메시지");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorMessages />
    </OperatorFrame>
  );
}
