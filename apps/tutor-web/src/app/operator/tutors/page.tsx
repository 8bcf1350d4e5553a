import { QueryProvider } from "@pkg/web/platform/api/query-provider";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorTutors } from "@/features/operator/tutors/operator-tutors";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("선생님");

export default function Page() {
  return (
    <OperatorFrame wide>
      <QueryProvider>
        <OperatorTutors />
      </QueryProvider>
    </OperatorFrame>
  );
}
