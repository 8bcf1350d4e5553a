import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorFeatures } from "@/features/operator/features/operator-features";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("기능");

export default function Page() {
  return (
    <OperatorFrame>
      <OperatorFeatures />
    </OperatorFrame>
  );
}
