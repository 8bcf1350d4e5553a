import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorBenefits } from "@/features/operator/benefits/operator-benefits";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("혜택");

export default function Page() {
  return (
    <OperatorFrame>
      <OperatorBenefits />
    </OperatorFrame>
  );
}
