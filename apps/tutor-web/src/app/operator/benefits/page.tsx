import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { OperatorBenefitsIsland } from "@/features/operator/operator-islands";
import { OperatorFrame } from "@/lib/operator-frame";

export const metadata = pageMetadata("혜택");

export default function Page() {
  return (
    <OperatorFrame>
      <QueryIsland>
        <OperatorBenefitsIsland />
      </QueryIsland>
    </OperatorFrame>
  );
}
