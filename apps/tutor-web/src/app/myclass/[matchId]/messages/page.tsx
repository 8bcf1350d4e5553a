import { MessagesScreen } from "@pkg/web/features/messages/messages-screen";
import { pageMetadata } from "@pkg/web/platform/metadata/metadata";
import { RowsSkeleton } from "@pkg/web/platform/page/rows-skeleton";
import { Suspense } from "react";
import { TutorFrame } from "@/lib/site/tutor-frame";

export const metadata = pageMetadata("메시지");

type MessagesRouteProps = { params: Promise<{ matchId: string }> };

export default function Page({ params }: MessagesRouteProps) {
  return (
    <TutorFrame>
      <Suspense fallback={<RowsSkeleton />}>
        <Messages params={params} />
      </Suspense>
    </TutorFrame>
  );
}

async function Messages({ params }: MessagesRouteProps) {
  const { matchId } = await params;
  return <MessagesScreen key={matchId} matchId={matchId} />;
}
