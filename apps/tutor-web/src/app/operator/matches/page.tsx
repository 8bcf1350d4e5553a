import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { QueryIsland } from "@pkg/web/platform/shell/query-island";
import { OperatorMatchesIsland } from "@/features/operator/operator-islands";
import { OperatorFrame } from "@/lib/operator-frame";

export const metadata = pageMetadata("멈춘 매칭");

export default function Page() {
  return (
    <OperatorFrame>
      <QueryIsland>
        <OperatorMatchesIsland />
      </QueryIsland>
    </OperatorFrame>
  );
}
