import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { OperatorListIsland } from "@/features/operator/operator-islands";
import { OperatorFrame } from "@/lib/operator-frame";

export const metadata = pageMetadata("선생님 지원자");

export default function Page() {
  return (
    <OperatorFrame>
      <QueryIsland>
        <OperatorListIsland />
      </QueryIsland>
    </OperatorFrame>
  );
}
