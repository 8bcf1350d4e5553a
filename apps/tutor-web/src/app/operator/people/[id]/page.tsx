import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { OperatorPerson } from "@/features/operator/people/operator-person";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("회원");

type PersonRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: PersonRouteProps) {
  return (
    <OperatorFrame wide>
      <Suspense fallback={<RowsSkeleton />}>
        <Person params={params} />
      </Suspense>
    </OperatorFrame>
  );
}

async function Person({ params }: PersonRouteProps) {
  const { id } = await params;
  return <OperatorPerson key={id} id={id} />;
}
