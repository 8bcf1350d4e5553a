import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { ChildLessonsPage } from "@/features/child-lessons/child-lessons-page";

export const metadata = pageMetadata("내 수업");

type ChildRouteProps = { params: Promise<{ token: string }> };

export default function Page({ params }: ChildRouteProps) {
  return (
    <Suspense fallback={<RowsSkeleton title="내 수업" />}>
      <Lessons params={params} />
    </Suspense>
  );
}

async function Lessons({ params }: ChildRouteProps) {
  const { token } = await params;
  return <ChildLessonsPage key={token} token={token} />;
}
