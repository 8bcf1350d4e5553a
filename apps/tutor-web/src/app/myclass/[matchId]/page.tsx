import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { ClassDetail } from "@/features/lessons/lessons-detail";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("내 수업");

type ClassRouteProps = { params: Promise<{ matchId: string }> };

export default function Page({ params }: ClassRouteProps) {
  return (
    <TutorFrame>
      <Suspense fallback={<RowsSkeleton />}>
        <OneClass params={params} />
      </Suspense>
    </TutorFrame>
  );
}

async function OneClass({ params }: ClassRouteProps) {
  const { matchId } = await params;
  return <ClassDetail key={matchId} matchId={matchId} />;
}
