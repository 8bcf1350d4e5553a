import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorReports } from "@/features/operator/reports/operator-reports";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("신고");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorReports />
    </OperatorFrame>
  );
}
