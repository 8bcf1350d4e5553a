import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { OperatorBenefit } from "@/features/operator/benefits/operator-benefit";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("혜택");

type BenefitRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: BenefitRouteProps) {
  return (
    <OperatorFrame>
      <Suspense fallback={<RowsSkeleton />}>
        <Benefit params={params} />
      </Suspense>
    </OperatorFrame>
  );
}

async function Benefit({ params }: BenefitRouteProps) {
  const { id } = await params;
  return <OperatorBenefit key={id} id={id} />;
}
