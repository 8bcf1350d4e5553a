import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { RematchPage } from "@/features/rematches/rematches-page";

export const metadata = pageMetadata("선생님·조건 바꾸기");

type RematchRouteProps = { params: Promise<{ matchId: string }> };

export default function Page({ params }: RematchRouteProps) {
  return (
    <Suspense fallback={null}>
      <Rematch params={params} />
    </Suspense>
  );
}

async function Rematch({ params }: RematchRouteProps) {
  const { matchId } = await params;
  return <RematchPage key={matchId} matchId={matchId} />;
}
