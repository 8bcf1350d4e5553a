import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorCatalogue } from "@/features/operator/catalogue/operator-catalogue";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("상품");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorCatalogue />
    </OperatorFrame>
  );
}
