import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { OperatorReviews } from "@/features/operator/reviews/operator-reviews";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("후기");

export default function Page() {
  return (
    <OperatorFrame wide>
      <OperatorReviews />
    </OperatorFrame>
  );
}
