import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorSchedules } from "@/features/operator/operator-schedules";
import { OperatorFrame } from "@/lib/operator-frame";

export const metadata = pageMetadata("결제 일정");

export default function Page() {
  return (
    <OperatorFrame wide>
      <QueryProvider>
        <OperatorSchedules />
      </QueryProvider>
    </OperatorFrame>
  );
}
