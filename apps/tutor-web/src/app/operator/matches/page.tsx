import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorMatches } from "@/features/operator/matches/operator-matches";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("매칭");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorMatches />
    </OperatorFrame>
  );
}
