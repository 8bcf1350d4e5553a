import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorPulses } from "@/features/operator/pulses/operator-pulses";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("불만족 응답");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorPulses />
    </OperatorFrame>
  );
}
