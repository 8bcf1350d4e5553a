import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { Suspense } from "react";
import { LeavePage } from "@/features/rematches/rematches-leave-page";

export const metadata = pageMetadata("지금까지의 수업");

type LeaveRouteProps = { params: Promise<{ matchId: string }> };

export default function Page({ params }: LeaveRouteProps) {
  return (
    <Suspense fallback={null}>
      <Leave params={params} />
    </Suspense>
  );
}

async function Leave({ params }: LeaveRouteProps) {
  const { matchId } = await params;
  return <LeavePage key={matchId} matchId={matchId} />;
}
