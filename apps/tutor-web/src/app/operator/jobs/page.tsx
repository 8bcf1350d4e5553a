import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorJobs } from "@/features/operator/jobs/operator-jobs";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("작업");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorJobs />
    </OperatorFrame>
  );
}
