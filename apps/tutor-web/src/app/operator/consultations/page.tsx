import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorConsultations } from "@/features/operator/consultations/operator-consultations";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("상담");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorConsultations />
    </OperatorFrame>
  );
}
