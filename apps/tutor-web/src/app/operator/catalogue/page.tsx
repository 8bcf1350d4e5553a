import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorCatalogue } from "@/features/operator/catalogue/operator-catalogue";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("상품");

export default function Page() {
  return (
    <OperatorFrame wide>
      <QueryProvider>
        <OperatorCatalogue />
      </QueryProvider>
    </OperatorFrame>
  );
}
