import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorStaff } from "@/features/operator/staff/operator-staff";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("직원 역할");

export default function Page() {
  return (
    <OperatorFrame>
      <OperatorStaff />
    </OperatorFrame>
  );
}
