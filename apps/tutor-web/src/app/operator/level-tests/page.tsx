import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorLevelTests } from "@/features/operator/level-tests/operator-level-tests";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("레벨 테스트 문제");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorLevelTests />
    </OperatorFrame>
  );
}
