import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { OperatorEvent } from "@/features/operator/events/operator-event";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("이벤트");

type EventRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: EventRouteProps) {
  return (
    <OperatorFrame wide>
      <Suspense fallback={<RowsSkeleton />}>
        <Event params={params} />
      </Suspense>
    </OperatorFrame>
  );
}

async function Event({ params }: EventRouteProps) {
  const { id } = await params;
  return <OperatorEvent key={id} id={id} />;
}
