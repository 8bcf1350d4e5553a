import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorPeople } from "@/features/operator/people/operator-people";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("회원 찾기");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorPeople />
    </OperatorFrame>
  );
}
