import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { OperatorTutor } from "@/features/operator/tutors/operator-tutor";
import { OperatorFrame } from "@/lib/operator/operator-frame";

export const metadata = pageMetadata("선생님");

type TutorRouteProps = { params: Promise<{ id: string }> };

export default function Page({ params }: TutorRouteProps) {
  return (
    <OperatorFrame wide>
      <Suspense fallback={<RowsSkeleton />}>
        <Tutor params={params} />
      </Suspense>
    </OperatorFrame>
  );
}

async function Tutor({ params }: TutorRouteProps) {
  const { id } = await params;
  return <OperatorTutor key={id} id={id} />;
}
