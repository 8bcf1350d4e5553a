import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { ReviewsWritePage } from "@/features/reviews/reviews-write-page";

export const metadata = pageMetadata("후기 쓰기");

type ReviewRouteProps = { params: Promise<{ matchId: string }> };

export default function Page({ params }: ReviewRouteProps) {
  return (
    <Suspense fallback={null}>
      <Review params={params} />
    </Suspense>
  );
}

async function Review({ params }: ReviewRouteProps) {
  const { matchId } = await params;
  return <ReviewsWritePage key={matchId} matchId={matchId} />;
}
