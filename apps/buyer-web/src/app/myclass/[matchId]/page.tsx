import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { ClassSkeleton } from "@/features/lessons/components/class-skeleton";
import { MyclassDetailPage } from "@/features/lessons/lessons-detail-page";
import { MyclassFrame } from "@/features/lessons/lessons-frame";

export const metadata = pageMetadata("수업");

type ClassRouteProps = { params: Promise<{ matchId: string }> };

export default function Page({ params }: ClassRouteProps) {
  return (
    <MyclassFrame>
      <Suspense fallback={<ClassSkeleton hasTabs={false} />}>
        <Detail params={params} />
      </Suspense>
    </MyclassFrame>
  );
}

async function Detail({ params }: ClassRouteProps) {
  return <MyclassDetailPage matchId={(await params).matchId} />;
}
