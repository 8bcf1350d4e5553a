import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { OperatorFeaturesIsland } from "@/features/operator/operator-islands";
import { OperatorFrame } from "@/lib/operator-frame";

export const metadata = pageMetadata("기능");

export default function Page() {
  return (
    <OperatorFrame>
      <QueryIsland>
        <OperatorFeaturesIsland />
      </QueryIsland>
    </OperatorFrame>
  );
}
