import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorDesk } from "@/features/operator/desk/operator-desk";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("오늘");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorDesk />
    </OperatorFrame>
  );
}
